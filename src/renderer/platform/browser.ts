import { ok, refuse } from '../../engine/result'
import type { Opened, OpenedFile, Platform } from './platform'
import { continueAfterRestart, runsToContinue } from './webEdition'

/** In a browser: downloads for saving, file pickers for opening, notifications only if already allowed. */
export function browser(): Platform {
  return {
    kind: 'browser',
    version: __APP_VERSION__,
    cluster: null,
    programs: null,
    updates: null,
    pdfOfPage: null,
    async saveFile(name, content) {
      const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
      return { status: 'saved', name, folder: null }
    },
    openFile: (endings) => pick(endings, false),
    openFiles: (endings) => pick(endings, true),
    async readClipboard() {
      try {
        return ok(await navigator.clipboard.readText())
      } catch (error) {
        return refuse(String(error))
      }
    },
    notify(title, body) {
      if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
        new Notification(title, { body })
    },
    askToNotify() {
      if ('Notification' in window && Notification.permission === 'default')
        Notification.requestPermission().catch(() => undefined)
    },
    busy: ({ resumable }) => continueAfterRestart(resumable),
    unfinishedRuns: async () => runsToContinue(),
    setTheme() {},
    setLanguage() {},
    onFilesOpened: () => () => {},
    onPageAsked: () => () => {},
    ready() {},
  }
}

function pick(endings: readonly string[] = [], multiple: boolean): Promise<Opened> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = multiple
  input.accept = endings.map((ending) => `.${ending}`).join(',')
  return new Promise((settle) => {
    input.addEventListener('cancel', () => settle({ status: 'cancelled' }))
    input.addEventListener('change', () =>
      settle({ status: 'opened', files: openedFiles(input.files ?? []) }),
    )
    input.click()
  })
}

/** Files given by a picker or dropped on the window. */
export function openedFiles(files: Iterable<File>): OpenedFile[] {
  return [...files].map((file) => ({ name: file.name, content: file }))
}

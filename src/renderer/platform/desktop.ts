import { ok, refuse } from '../../engine/result'
import type { BridgedOpen, DesktopBridge } from '../../preload/bridge'
import type { Opened, OpenedFile, Platform, Saved } from './platform'

/** The longest notification that the main process accepts. */
const LONGEST_NOTICE = { title: 200, body: 1_000 }

/** How many bytes of a file are sent to the main process at once. */
const PIECE = 4 * 1024 * 1024

/** In the desktop app: native dialogs through the preload script's bridge. */
export function desktop(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    version: bridge.version,
    cluster: bridge,
    programs: bridge,
    updates: bridge,
    pdfOfPage: async () => {
      const printed = await bridge.pagePdf()
      return printed.status === 'printed' ? ok(printed.bytes) : refuse(printed.reason)
    },
    saveFile: (name, content) => save(bridge, name, new Blob([content])),
    openFile: async (endings = []) => readOpened(bridge, await bridge.openFiles([...endings], false)),
    openFiles: async (endings = []) => readOpened(bridge, await bridge.openFiles([...endings], true)),
    readClipboard: async () => ok(await bridge.readClipboard()),
    notify: (title, body) =>
      bridge.notify(title.slice(0, LONGEST_NOTICE.title), body.slice(0, LONGEST_NOTICE.body)),
    askToNotify: () => {},
    busy: (work) => bridge.busy(work),
    unfinishedRuns: () => bridge.unfinishedRuns(),
    setTheme: (theme) => bridge.setTheme(theme),
    setLanguage: (language) => bridge.setLanguage(language),
    onFilesOpened: (listener) =>
      bridge.onFilesOpened((opened) => {
        const failed = (error: unknown): void => listener({ status: 'failed', reason: String(error) })
        readOpened(bridge, opened).then(listener, failed)
      }),
    onPageAsked: (listener) => bridge.onPageAsked(listener),
    ready: () => bridge.ready(),
  }
}

/** Saves piece by piece, so that no file is too large to send to the main process. */
async function save(bridge: DesktopBridge, name: string, content: Blob): Promise<Saved> {
  const begun = await bridge.saveFile(name)
  if (begun.status !== 'saving') return begun
  for (let from = 0; from < content.size; from += PIECE) {
    const piece = await content.slice(from, from + PIECE).arrayBuffer()
    const written = await bridge.writeFile(begun.id, new Uint8Array(piece))
    if (written.status === 'failed') return written
  }
  return bridge.finishFile(begun.id)
}

/** Reads opened files piece by piece into blobs, which the browser keeps on disk if they are large. */
async function readOpened(bridge: DesktopBridge, opened: BridgedOpen): Promise<Opened> {
  if (opened.status !== 'opened') return opened
  const files: OpenedFile[] = []
  for (const { name, id } of opened.files) {
    const pieces: Blob[] = []
    for (let from = 0; ;) {
      const piece = await bridge.readFile(id, from)
      if (piece.status === 'failed') return piece
      if (piece.bytes.length === 0) break
      pieces.push(new Blob([piece.bytes]))
      from += piece.bytes.length
    }
    files.push({ name, content: new Blob(pieces) })
  }
  return { status: 'opened', files }
}

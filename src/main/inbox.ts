import type { BrowserWindow } from 'electron'
import type { BridgedOpen } from '../preload/bridge'

/** Deliveries to the page: opened files, and pages chosen in the menu. */
export interface Inbox {
  /** Files by path: double-clicked, dropped on the icon or named on the command line. */
  addFiles(paths: readonly string[]): void
  /** Files that were chosen and opened already. */
  addOpened(opened: BridgedOpen): void
  /** A page chosen in the menu, such as `/results`. */
  askForPage(path: string): void
  /** The page is loaded and listening. */
  ready(): void
  /** The page is reloading: deliveries wait until it listens again. */
  forget(): void
  /** Delivers to another window from now on, as soon as its page is ready. */
  deliverTo(window: BrowserWindow): void
}

type Letter =
  | { readonly channel: 'files:paths'; readonly paths: readonly string[] }
  | { readonly channel: 'files:opened'; readonly opened: BridgedOpen }
  | { readonly channel: 'page:asked'; readonly path: string }

/** Holds deliveries until the page listens, then sends them in order; paths that waited together arrive together. */
export function createInbox(offerFiles: (paths: readonly string[]) => Promise<BridgedOpen>): Inbox {
  let waiting: Letter[] = []
  let listening = false
  let delivering = false
  let target: BrowserWindow | undefined

  const canSend = (): boolean => listening && target !== undefined && !target.isDestroyed()

  function add(letter: Letter): void {
    const last = waiting.at(-1)
    if (letter.channel === 'files:paths' && last?.channel === 'files:paths')
      waiting = waiting.with(-1, { ...letter, paths: [...last.paths, ...letter.paths] })
    else waiting.push(letter)
    void deliver()
  }
  async function deliver(): Promise<void> {
    if (delivering) return
    delivering = true
    while (canSend() && waiting.length > 0) {
      const letter = waiting.shift()!
      if (letter.channel === 'files:paths') {
        const opened = await offerFiles(letter.paths)
        waiting.unshift({ channel: 'files:opened', opened })
      } else if (letter.channel === 'files:opened') target?.webContents.send(letter.channel, letter.opened)
      else target?.webContents.send(letter.channel, letter.path)
    }
    delivering = false
  }
  return {
    addFiles(paths) {
      if (paths.length > 0) add({ channel: 'files:paths', paths })
    },
    addOpened: (opened) => add({ channel: 'files:opened', opened }),
    askForPage: (path) => add({ channel: 'page:asked', path }),
    ready() {
      listening = true
      void deliver()
    },
    forget: () => void (listening = false),
    deliverTo(window) {
      listening = false
      target = window
    },
  }
}

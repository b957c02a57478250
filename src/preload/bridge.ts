import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'

/** A file opened by the main process. */
export interface BridgedFile {
  readonly name: string
  readonly text: string
}

/** How a native save dialog ended. */
export type BridgedSave =
  | { readonly status: 'saved'; readonly where: string }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: string }

/** How a native open dialog ended. */
export type BridgedOpen =
  | { readonly status: 'opened'; readonly files: readonly BridgedFile[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: string }

/** The whole of what the window may ask of the desktop. */
export interface DesktopBridge {
  readonly version: string
  saveFile(name: string, content: Uint8Array): Promise<BridgedSave>
  openFiles(endings: string[], several: boolean): Promise<BridgedOpen>
  /** The text on the clipboard; empty where there is none. */
  readClipboard(): Promise<string>
  notify(title: string, body: string): void
  wear(theme: 'system' | 'light' | 'dark'): void
  onFilesOpened(listener: (opened: BridgedOpen) => void): () => void
  onPageAsked(listener: (path: string) => void): () => void
  /** Says that the page listens: files and pages asked for before wait in the main process until then. */
  ready(): void
}

function listen<T>(channel: string, listener: (message: T) => void): () => void {
  const heard = (_event: IpcRendererEvent, message: T) => listener(message)
  ipcRenderer.on(channel, heard)
  return () => {
    ipcRenderer.off(channel, heard)
  }
}

const bridge: DesktopBridge = {
  version: __APP_VERSION__,
  saveFile: (name, content) => ipcRenderer.invoke('file:save', { name, content }) as Promise<BridgedSave>,
  openFiles: (endings, several) =>
    ipcRenderer.invoke('file:open', { endings, several }) as Promise<BridgedOpen>,
  readClipboard: () => ipcRenderer.invoke('clipboard:read') as Promise<string>,
  notify: (title, body) => ipcRenderer.send('notify', { title, body }),
  wear: (theme) => ipcRenderer.send('theme', theme),
  onFilesOpened: (listener) => listen('files:opened', listener),
  onPageAsked: (listener) => listen('page:asked', listener),
  ready: () => ipcRenderer.send('page:ready'),
}

contextBridge.exposeInMainWorld('lumbung', bridge)

import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Text } from '../locales/message'

/** A file opened by the main process: the page reads it by its id. */
export interface BridgedFile {
  readonly name: string
  readonly id: string
}

/** Some bytes of an opened file; empty at its end. */
export type BridgedPiece =
  | { readonly status: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly status: 'failed'; readonly reason: Text }

/** How a native save dialog ended: the page writes the file by its id. */
export type BridgedSaving =
  | { readonly status: 'saving'; readonly id: string }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** The outcome of writing a piece of a file. */
export type BridgedWritten =
  { readonly status: 'written' } | { readonly status: 'failed'; readonly reason: Text }

/** How saving ended. */
export type BridgedSave =
  | { readonly status: 'saved'; readonly name: string; readonly folder: string }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** How a native open dialog ended. */
export type BridgedOpen =
  | { readonly status: 'opened'; readonly files: readonly BridgedFile[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** Everything the window may ask of the desktop. */
export interface DesktopBridge {
  readonly version: string
  /** Asks where to save a file; its pieces follow, and `finishFile` completes it. */
  saveFile(name: string): Promise<BridgedSaving>
  writeFile(id: string, bytes: Uint8Array): Promise<BridgedWritten>
  finishFile(id: string): Promise<BridgedSave>
  openFiles(endings: string[], several: boolean): Promise<BridgedOpen>
  /** Bytes of an opened file from an offset; empty at its end. */
  readFile(id: string, from: number): Promise<BridgedPiece>
  /** The text on the clipboard; empty if there is none. */
  readClipboard(): Promise<string>
  notify(title: string, body: string): void
  wear(theme: 'system' | 'light' | 'dark'): void
  /** Sets the language of menus and dialogs, by its code. */
  speak(language: string): void
  onFilesOpened(listener: (opened: BridgedOpen) => void): () => void
  onPageAsked(listener: (path: string) => void): () => void
  /** Says that the page is ready; until then, opened files and chosen pages wait in the main process. */
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
  saveFile: (name) => ipcRenderer.invoke('file:save', { name }) as Promise<BridgedSaving>,
  writeFile: (id, bytes) => ipcRenderer.invoke('file:write', { id, bytes }) as Promise<BridgedWritten>,
  finishFile: (id) => ipcRenderer.invoke('file:finish', { id }) as Promise<BridgedSave>,
  readFile: (id, from) => ipcRenderer.invoke('file:read', { id, from }) as Promise<BridgedPiece>,
  openFiles: (endings, several) =>
    ipcRenderer.invoke('file:open', { endings, several }) as Promise<BridgedOpen>,
  readClipboard: () => ipcRenderer.invoke('clipboard:read') as Promise<string>,
  notify: (title, body) => ipcRenderer.send('notify', { title, body }),
  wear: (theme) => ipcRenderer.send('theme', theme),
  speak: (language) => ipcRenderer.send('language', language),
  onFilesOpened: (listener) => listen('files:opened', listener),
  onPageAsked: (listener) => listen('page:asked', listener),
  ready: () => ipcRenderer.send('page:ready'),
}

contextBridge.exposeInMainWorld('lumbung', bridge)

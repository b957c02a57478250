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

/** A page as PDF, or why there is none. */
export type BridgedPdf =
  | { readonly status: 'printed'; readonly bytes: Uint8Array<ArrayBuffer> }
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

/** How joining a queue on a server ended: the page uses it by its id, and may show its address, which has no password. */
export type BridgedCluster =
  | { readonly status: 'joined'; readonly id: string; readonly server: string }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** Tasks of a run for the workers of a queue, under a number that the page gives them. */
export interface BridgedBatch {
  readonly ticket: number
  readonly kind: string
  readonly spec: unknown
  readonly from: number
  readonly to: number
  /** Parts of earlier tasks that these need, by index. */
  readonly earlier: readonly (readonly [index: number, part: unknown])[]
}

/** What became of a batch. */
export type BridgedParts =
  | { readonly status: 'done'; readonly parts: readonly (readonly [index: number, part: unknown])[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** How many workers a queue has; null while its server does not answer. */
export interface BridgedWorkers {
  readonly workers: number | null
}

/** What looking for a newer version found. */
export type BridgedUpdate =
  | { readonly status: 'newest' }
  | { readonly status: 'newer'; readonly version: string }
  | { readonly status: 'noAddress' }
  | { readonly status: 'failed'; readonly reason: Text }

/** A program from outside that the user has added: the page knows it by its id. */
export interface BridgedProgram {
  readonly id: string
  readonly name: string
  /** The id of the player that it is, which has its checksum; null if it cannot be started. */
  readonly player: string | null
  readonly protocol: 'numbers' | 'ugi' | 'kgp'
  /** What is started, to be shown. */
  readonly command: string
  readonly problem: Text | null
}

/** How a program is asked, unless a file describes it. */
export interface BridgedManner {
  readonly protocol: BridgedProgram['protocol']
  readonly template: 'codingame' | 'buet' | 'kgpc'
  readonly secondsPerMove: number
  /** For the first move of a process. */
  readonly secondsForFirst: number
}

/** How adding a program ended. */
export type BridgedAdded =
  | { readonly status: 'added'; readonly program: BridgedProgram }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** A position in which a program is to move, as text. */
export interface BridgedQuestion {
  readonly player: string
  readonly variant: unknown
  readonly start: string
  readonly position: string
  readonly made: readonly (readonly [side: 'south' | 'north', move: string])[]
  readonly legal: readonly string[]
}

/** What a program answered; `unknown` if there is no such program. */
export type BridgedAnswer =
  | {
      readonly status: 'answered'
      readonly answer: { readonly move: string } | { readonly forfeit: string }
    }
  | { readonly status: 'unknown' }

/** The experiments under way in the window. */
export interface BridgedWork {
  /** How many wait or run. */
  readonly runs: number
  /** 0…1 of their work. */
  readonly done: number
  /** The ids of those that can continue by themselves after the app was quit. */
  readonly resumable: readonly string[]
}

/** Everything the window may ask of the desktop. */
export interface DesktopBridge {
  readonly version: string
  /** Asks where to save a file; its pieces follow, and `finishFile` completes it. */
  saveFile(name: string): Promise<BridgedSaving>
  writeFile(id: string, bytes: Uint8Array): Promise<BridgedWritten>
  finishFile(id: string): Promise<BridgedSave>
  /** The page as it would be printed. */
  pagePdf(): Promise<BridgedPdf>
  openFiles(endings: string[], several: boolean): Promise<BridgedOpen>
  /** Bytes of an opened file from an offset; empty at its end. */
  readFile(id: string, from: number): Promise<BridgedPiece>
  /** The text on the clipboard; empty if there is none. */
  readClipboard(): Promise<string>
  /** Asks the user, and joins a queue; `password` may be empty. */
  joinCluster(address: string, password: string): Promise<BridgedCluster>
  /** Hands tasks to the workers of a queue; resolves when they are done. */
  submitBatch(id: string, batch: BridgedBatch): Promise<BridgedParts>
  clusterWorkers(id: string): Promise<BridgedWorkers>
  cancelBatch(id: string, ticket: number): void
  /** Withdraws what waits in a queue, and leaves it. */
  leaveCluster(id: string): void
  /** The programs that the user has added. */
  listPrograms(): Promise<readonly BridgedProgram[]>
  /** Lets the user choose a program and allow it. */
  addProgram(manner: BridgedManner): Promise<BridgedAdded>
  renameProgram(id: string, name: string): Promise<readonly BridgedProgram[]>
  removeProgram(id: string): Promise<readonly BridgedProgram[]>
  /** Puts a program back that was removed since the app was started. */
  restoreProgram(id: string): Promise<readonly BridgedProgram[]>
  /** Asks a program for a move; every worker has a process of its own. */
  askProgram(worker: string, question: BridgedQuestion): Promise<BridgedAnswer>
  /** What a program was sent and what it printed, the last lines. */
  programLog(id: string): Promise<string>
  /** The address that knows the newest version; null in a build that has none. */
  updateAddress(): Promise<string | null>
  /** Asks that address, once. */
  lookForUpdate(): Promise<BridgedUpdate>
  /** Opens the page with the newest version in the user's browser. */
  openUpdatePage(): void
  notify(title: string, body: string): void
  /** Says what is under way: while anything is, the computer stays awake, and quitting asks first. */
  busy(work: BridgedWork): void
  /** The ids of runs that were under way when the app was quit; empty when asked again. */
  unfinishedRuns(): Promise<readonly string[]>
  setTheme(theme: 'system' | 'light' | 'dark'): void
  /** Sets the language of menus and dialogs, by its code. */
  setLanguage(language: string): void
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
  pagePdf: () => ipcRenderer.invoke('page:pdf') as Promise<BridgedPdf>,
  openFiles: (endings, several) =>
    ipcRenderer.invoke('file:open', { endings, several }) as Promise<BridgedOpen>,
  readClipboard: () => ipcRenderer.invoke('clipboard:read') as Promise<string>,
  joinCluster: (address, password) =>
    ipcRenderer.invoke('cluster:join', { address, password }) as Promise<BridgedCluster>,
  submitBatch: (id, batch) => ipcRenderer.invoke('cluster:submit', { id, batch }) as Promise<BridgedParts>,
  clusterWorkers: (id) => ipcRenderer.invoke('cluster:workers', { id }) as Promise<BridgedWorkers>,
  cancelBatch: (id, ticket) => ipcRenderer.send('cluster:cancel', { id, ticket }),
  leaveCluster: (id) => ipcRenderer.send('cluster:leave', { id }),
  listPrograms: () => ipcRenderer.invoke('program:list') as Promise<readonly BridgedProgram[]>,
  addProgram: (manner) => ipcRenderer.invoke('program:add', manner) as Promise<BridgedAdded>,
  renameProgram: (id, name) =>
    ipcRenderer.invoke('program:rename', { id, name }) as Promise<readonly BridgedProgram[]>,
  removeProgram: (id) => ipcRenderer.invoke('program:remove', { id }) as Promise<readonly BridgedProgram[]>,
  restoreProgram: (id) => ipcRenderer.invoke('program:restore', { id }) as Promise<readonly BridgedProgram[]>,
  askProgram: (worker, question) =>
    ipcRenderer.invoke('program:ask', { worker, question }) as Promise<BridgedAnswer>,
  programLog: (id) => ipcRenderer.invoke('program:log', { id }) as Promise<string>,
  updateAddress: () => ipcRenderer.invoke('update:address') as Promise<string | null>,
  lookForUpdate: () => ipcRenderer.invoke('update:look') as Promise<BridgedUpdate>,
  openUpdatePage: () => ipcRenderer.send('update:open'),
  notify: (title, body) => ipcRenderer.send('notify', { title, body }),
  busy: (work) => ipcRenderer.send('work:report', work),
  unfinishedRuns: () => ipcRenderer.invoke('work:unfinished') as Promise<readonly string[]>,
  setTheme: (theme) => ipcRenderer.send('theme', theme),
  setLanguage: (language) => ipcRenderer.send('language', language),
  onFilesOpened: (listener) => listen('files:opened', listener),
  onPageAsked: (listener) => listen('page:asked', listener),
  ready: () => ipcRenderer.send('page:ready'),
}

contextBridge.exposeInMainWorld('lumbung', bridge)

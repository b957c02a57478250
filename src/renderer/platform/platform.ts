import type { Result } from '../../engine/result'
import type { LanguageCode } from '../../locales/language'
import type { Text } from '../../locales/message'
import type { BridgedWork, DesktopBridge } from '../../preload/bridge'
import { browser } from './browser'
import { desktop } from './desktop'

/** How saving ended; `folder` is null if the browser chose it; a failure has a reason. */
export type Saved =
  | { readonly status: 'saved'; readonly name: string; readonly folder: string | null }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** A file the user gave us; it may be too large to be read at once. */
export interface OpenedFile {
  readonly name: string
  readonly content: Blob
}

/** How opening ended. */
export type Opened =
  | { readonly status: 'opened'; readonly files: readonly OpenedFile[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly reason: Text }

/** Clusters on servers, which the main process connects to. */
export type ClusterAccess = Pick<
  DesktopBridge,
  'joinCluster' | 'submitBatch' | 'clusterWorkers' | 'cancelBatch' | 'leaveCluster'
>

/** The update check, which the main process does. */
export type UpdateAccess = Pick<DesktopBridge, 'updateAddress' | 'lookForUpdate' | 'openUpdatePage'>

/** Programs from outside, which the main process starts. */
export type ProgramAccess = Pick<
  DesktopBridge,
  | 'listPrograms'
  | 'addProgram'
  | 'renameProgram'
  | 'removeProgram'
  | 'restoreProgram'
  | 'askProgram'
  | 'programLog'
>

/** What the surrounding platform offers, with the same interface on the desktop and in a browser. */
export interface Platform {
  readonly kind: 'desktop' | 'browser'
  readonly version: string
  /** Null in a browser, which cannot reach such servers. */
  readonly cluster: ClusterAccess | null
  /** Null in a browser, which cannot start programs. */
  readonly programs: ProgramAccess | null
  /** Null in a browser, which keeps the app itself (webEdition.ts). */
  readonly updates: UpdateAccess | null
  /** Asks where to save on the desktop, downloads in a browser. */
  saveFile(name: string, content: string | Uint8Array<ArrayBuffer> | Blob): Promise<Saved>
  /** The page as it would be printed, as PDF; null in a browser, whose print dialog makes PDFs. */
  readonly pdfOfPage: (() => Promise<Result<Uint8Array<ArrayBuffer>, Text>>) | null
  /** Lets the user pick one file; `endings` such as `['lumbung', 'json']` narrow the choice. */
  openFile(endings?: readonly string[]): Promise<Opened>
  /** Lets the user pick any number of files. */
  openFiles(endings?: readonly string[]): Promise<Opened>
  /** The text on the clipboard, or why it may not be read. */
  readClipboard(): Promise<Result<string, string>>
  /** Shows a notification while the window is in the background. */
  notify(title: string, body: string): void
  /** Asks for permission to notify, if needed; call it when the user switches notifications on. */
  askToNotify(): void
  /** Says which experiments are under way. */
  busy(work: BridgedWork): void
  /** The runs that were under way when the app was quit or restarted, and should continue; empty when asked again. */
  unfinishedRuns(): Promise<readonly string[]>
  /** Passes the window's theme to the desktop. */
  setTheme(theme: 'system' | 'light' | 'dark'): void
  /** Passes the language of menus and dialogs to the desktop. */
  setLanguage(language: LanguageCode): void
  /** Calls back with files opened by double-click or from a menu; returns a function that stops it. */
  onFilesOpened(listener: (opened: Opened) => void): () => void
  /** Calls back when the menu asks for a page; returns a function that stops it. */
  onPageAsked(listener: (path: string) => void): () => void
  /** Says that the listeners are ready; earlier events are delivered now. */
  ready(): void
}

/** The platform this window runs on. */
const bridge = globalThis.window?.lumbung
export const platform: Platform = bridge ? desktop(bridge) : browser()

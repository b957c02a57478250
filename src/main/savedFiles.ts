import { app, dialog, type BrowserWindow } from 'electron'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { message } from '../locales/message'
import type { BridgedSave, BridgedSaving, BridgedWritten } from '../preload/bridge'
import { rememberRecent } from './recentFiles'
import { beginWhole, type WholeFile } from './writeWhole'

interface Saving {
  readonly path: string
  readonly whole: WholeFile
}

/** The files that the page is saving, piece by piece, to the chosen paths. */
export class SavedFiles {
  readonly #saving = new Map<string, Saving>()
  #lastFolder: string | null = null

  /** Asks for a path with the native dialog and starts the file. */
  async begin(window: BrowserWindow, name: string): Promise<BridgedSaving> {
    const ending = extname(name).slice(1)
    const { canceled, filePath: chosen } = await dialog.showSaveDialog(window, {
      // Linux overwrites without a question unless asked to put one.
      properties: ['showOverwriteConfirmation', 'createDirectory'],
      defaultPath: join(this.#lastFolder ?? app.getPath('documents'), name),
      filters: ending ? [{ name: ending.toUpperCase(), extensions: [ending] }] : [],
    })
    if (canceled || !chosen) return { status: 'cancelled' }
    const filePath = withEnding(chosen, ending)
    const whole = await beginWhole(filePath)
    if (!whole.ok) return { status: 'failed', reason: whole.reason }
    const id = randomUUID()
    this.#saving.set(id, { path: filePath, whole: whole.value })
    return { status: 'saving', id }
  }

  /** Appends a piece to a started file. */
  async write(id: string, bytes: Uint8Array): Promise<BridgedWritten> {
    const saving = this.#saving.get(id)
    if (!saving) return { status: 'failed', reason: NOT_BEGUN }
    const written = await saving.whole.write(bytes)
    if (written.ok) return { status: 'written' }
    this.#saving.delete(id)
    return { status: 'failed', reason: written.reason }
  }

  /** Finishes a started file and moves it to its path. */
  async finish(id: string): Promise<BridgedSave> {
    const saving = this.#saving.get(id)
    if (!saving) return { status: 'failed', reason: NOT_BEGUN }
    this.#saving.delete(id)
    const finished = await saving.whole.finish()
    if (!finished.ok) return { status: 'failed', reason: finished.reason }
    this.#lastFolder = dirname(saving.path)
    rememberRecent(saving.path)
    return { status: 'saved', name: basename(saving.path), folder: this.#lastFolder }
  }

  /** Abandons started files: the page that was saving them is gone. Resolves when nothing of them is left. */
  async abandonAll(): Promise<void> {
    const all = [...this.#saving.values()]
    this.#saving.clear()
    await Promise.all(all.map(({ whole }) => whole.abandon()))
  }
}

/** Not every dialog adds a missing ending; a file that nobody agreed to replace stays. */
function withEnding(path: string, ending: string): string {
  const complete = `${path}.${ending}`
  return ending === '' || extname(path) !== '' || existsSync(complete) ? path : complete
}

const NOT_BEGUN = message('files.notBegun')

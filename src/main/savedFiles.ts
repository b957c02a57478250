import { app, dialog, type BrowserWindow } from 'electron'
import { randomUUID } from 'node:crypto'
import { basename, dirname, extname, join } from 'node:path'
import { message } from '../locales/message'
import type { BridgedSave, BridgedSaving, BridgedWritten } from '../preload/bridge'
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
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath: join(this.#lastFolder ?? app.getPath('documents'), name),
      filters: ending ? [{ name: ending.toUpperCase(), extensions: [ending] }] : [],
    })
    if (canceled || !filePath) return { status: 'cancelled' }
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
    return { status: 'saved', name: basename(saving.path), folder: this.#lastFolder }
  }

  /** Abandons started files: the page that was saving them is gone. */
  abandonAll(): void {
    for (const { whole } of this.#saving.values()) void whole.abandon()
    this.#saving.clear()
  }
}

const NOT_BEGUN = message('files.notBegun')

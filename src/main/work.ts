import { app, dialog, powerMonitor, powerSaveBlocker, type BrowserWindow } from 'electron'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { t } from './language'

/** More runs than this are never under way. */
const MOST_RUNS = 10_000

/** The work under way in the page, as it reports it. */
export const workShape = v.strictObject({
  runs: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_RUNS)),
  done: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  resumable: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MOST_RUNS)),
})
const idsShape = workShape.entries.resumable

type ReportedWork = v.InferOutput<typeof workShape>

const NONE: ReportedWork = { runs: 0, done: 0, resumable: [] }

/** Looks after the experiments under way: no sleep, full speed, progress on the taskbar, and a question before they stop. */
export class Work {
  #work = NONE
  #blocker: number | null = null
  #mayQuit = false
  #isAsking = false

  /** `show` brings the window to the front. */
  constructor(private readonly show: () => BrowserWindow) {}

  /** Takes note of what the page does now. */
  report(window: BrowserWindow, work: ReportedWork): void {
    this.#work = work
    const isBusy = work.runs > 0
    window.setProgressBar(isBusy ? work.done : -1)
    if (isBusy === (this.#blocker !== null)) return
    // A hidden window would otherwise lose priority, and its timers would slow down.
    window.webContents.setBackgroundThrottling(!isBusy)
    if (this.#blocker === null) this.#blocker = powerSaveBlocker.start('prevent-app-suspension')
    else {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }

  /** The page is gone, and its work with it. */
  forget(window: BrowserWindow): void {
    if (!window.isDestroyed()) this.report(window, NONE)
  }

  /** Asks before the app quits while experiments run; a system that shuts down is not kept waiting. */
  watchApp(): void {
    app.on('before-quit', (event) => {
      if (this.#mayStop()) return
      event.preventDefault()
      void this.#ask()
    })
    powerMonitor.on('shutdown', () => this.#stop())
  }

  /** On a Mac, closing the window only hides it while experiments run; elsewhere it ends the app, so it asks. */
  watchWindow(window: BrowserWindow): void {
    window.on('close', (event) => {
      if (this.#mayStop()) return
      event.preventDefault()
      if (process.platform === 'darwin') window.hide()
      else void this.#ask()
    })
    window.on('session-end', () => this.#stop())
  }

  #mayStop(): boolean {
    return this.#mayQuit || this.#work.runs === 0
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const { response } = await dialog
      .showMessageBox(this.show(), {
        type: 'question',
        message: t('menu.stillRunning', { count: this.#work.runs }),
        detail: t('menu.stillRunningDetail'),
        buttons: [t('menu.quitNow'), t('menu.keepRunning')],
        defaultId: 1,
        cancelId: 1,
      })
      .finally(() => (this.#isAsking = false))
    if (response !== 0) return
    this.#stop()
    app.quit()
  }

  #stop(): void {
    if (!this.#mayQuit) rememberRuns(this.#work.resumable)
    this.#mayQuit = true
  }
}

const fileOfRuns = (): string => join(app.getPath('userData'), 'unfinished.json')

/** Only an orderly end is continued by itself: a run that brought the window down would do so again. */
function rememberRuns(ids: readonly string[]): void {
  try {
    if (ids.length > 0) writeFileSync(fileOfRuns(), JSON.stringify(ids))
  } catch {
    // The runs can then be resumed by hand.
  }
}

/** The runs that were under way when the user quit; each is given out once. */
export function takeRememberedRuns(): readonly string[] {
  try {
    const ids = v.parse(idsShape, JSON.parse(readFileSync(fileOfRuns(), 'utf8')))
    rmSync(fileOfRuns())
    return ids
  } catch {
    return []
  }
}

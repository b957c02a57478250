import type { SavedRun } from './savedRun'

/** A save is due after a second, then after a twentieth of the time so far, but at least every half minute. */
const SOONEST_MS = 1_000
const LATEST_MS = 30_000
const SHARE_OF_TIME = 1 / 20
/** After a slow save, the next waits this many times as long as it took. */
const TIMES_ITS_LENGTH = 50

/** Saves long work at intervals, so that even a killed program can be resumed. */
export interface Autosave {
  /** Called when part of a run is finished: saves if a save is due. */
  saveIfDue(run: () => SavedRun): void
  /** Called when one of several runs is finished: saves unless the last save was a moment ago. */
  saveFinished(run: SavedRun): void
}

/** An autosave that calls `save` with the current run and the seconds so far; a failing disk does not stop the run. */
export function createAutosave(
  save: (run: SavedRun, seconds: number) => void,
  now = (): number => performance.now(),
): Autosave {
  const started = now()
  let soonest = started + SOONEST_MS
  let due = soonest
  const saveNow = (run: SavedRun): void => {
    const begun = now()
    try {
      save(run, (begun - started) / 1000)
    } catch {
      // The run continues; at its end it reports what could not be written.
    }
    const ended = now()
    const pause = TIMES_ITS_LENGTH * (ended - begun)
    soonest = ended + Math.max(SOONEST_MS, pause)
    due = Math.max(soonest, ended + Math.min(LATEST_MS, SHARE_OF_TIME * (ended - started)))
  }
  return {
    saveIfDue(run) {
      if (now() >= due) saveNow(run())
    },
    saveFinished(run) {
      if (now() >= soonest) saveNow(run)
    },
  }
}

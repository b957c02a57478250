import { rmSync } from 'node:fs'

/** The time between two saves; after a slow save, the next waits this many times as long as it took. */
const EVERY_MS = 30_000
const TIMES_ITS_LENGTH = 50

/** Saves a long run now and then, so that a run that is killed outright can be resumed too. */
interface Autosave {
  /** Called when something was finished: saves if a save is due. */
  saveIfDue(): void
  /** Called when the run has ended: removes what was saved on the way. */
  discard(): void
}

/** An autosave that calls `save`, which returns the file's name; a failing disk does not stop the run. */
export function createAutosave(save: () => string, now = (): number => performance.now()): Autosave {
  let due = now() + EVERY_MS
  let file: string | null = null
  return {
    saveIfDue() {
      const begun = now()
      if (begun < due) return
      try {
        file = save()
      } catch {
        // The run continues; at its end it reports what could not be written.
      }
      const ended = now()
      due = ended + Math.max(EVERY_MS, TIMES_ITS_LENGTH * (ended - begun))
    },
    discard() {
      if (file !== null) rmSync(file, { force: true })
      file = null
    },
  }
}

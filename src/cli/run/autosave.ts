import { rmSync } from 'node:fs'

/** The time between two savings; a saving that takes long waits so many times as long for the next. */
const EVERY_MS = 30_000
const TIMES_ITS_LENGTH = 50

/** Saves a long run now and then, so that one that is killed outright can be resumed too. */
export interface Keeper {
  /** Called when something was finished: saves if it is time. */
  offer(): void
  /** Called when the run has come to its end: removes what was saved on the way. */
  drop(): void
}

/** A keeper that saves by `save`, which says in which file; a disk that refuses costs only the saving. */
export function createKeeper(save: () => string, now = (): number => performance.now()): Keeper {
  let due = now() + EVERY_MS
  let file: string | null = null
  return {
    offer() {
      const begun = now()
      if (begun < due) return
      try {
        file = save()
      } catch {
        // The run goes on; at its end it says itself what could not be written.
      }
      const ended = now()
      due = ended + Math.max(EVERY_MS, TIMES_ITS_LENGTH * (ended - begun))
    },
    drop() {
      if (file !== null) rmSync(file, { force: true })
      file = null
    },
  }
}

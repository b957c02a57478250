import { t } from '../output/language'

/** Finished work whose answer has not been written yet. */
interface FinishedWork {
  /** Seconds that it took. */
  readonly seconds: number
  /** Saves the work and returns the file's name. */
  save(): string
  /** Removes what was saved on the way. */
  discard(): void
}

/** Work that is finished but not yet written out: at most the work of one command. */
let pending: FinishedWork | null = null

/** Called when a command starts. */
export function nothingAnsweredYet(): void {
  pending = null
}

/** Keeps finished work until its answer is written, so that a full disk or a broken pipe loses nothing. */
export function awaitAnswer(work: FinishedWork): void {
  pending = work
}

/** Called when the answer is safely written. */
export function answerIsOut(): void {
  pending?.discard()
  pending = null
}

/** Who stops early may have seen enough; work that took longer than this is saved anyway. */
const CHEAP_SECONDS = 10

/** Called when somebody stopped before everything was written: work that is cheap to repeat is not saved. */
export function saveUnlessCheap(): string | null {
  if (pending !== null && pending.seconds < CHEAP_SECONDS) answerIsOut()
  return saveUnanswered()
}

/**
 * Called when the answer could not be written: saves the work and says how to continue; does nothing if nothing was
 * run.
 */
export function saveUnanswered(): string | null {
  if (pending === null) return null
  const work = pending
  pending = null
  try {
    return t('saving.saved', { file: work.save() })
  } catch (error) {
    return t('saving.notSaved', { reason: (error as Error).message })
  }
}

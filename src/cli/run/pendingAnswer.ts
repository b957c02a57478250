import { t } from '../output/language'

/** Finished work whose answer is not out yet. */
interface FinishedWork {
  /** Seconds that it took. */
  readonly seconds: number
  /** Saves the work and returns the file's name. */
  save(): string
  /** Removes what was saved on the way. */
  discard(): void
}

/** What this program has finished and not yet answered: at most the work of one command. */
let pending: FinishedWork | null = null

/** Called when a command starts. */
export function nothingAnsweredYet(): void {
  pending = null
}

/** Keeps finished work until its answer is out, so that a full disk or a broken pipe costs no run. */
export function awaitAnswer(work: FinishedWork): void {
  pending = work
}

/** Called when the answer is safely out. */
export function answerIsOut(): void {
  pending?.discard()
  pending = null
}

/** A reader that left early has perhaps seen enough; longer work than this is saved for it all the same. */
const CHEAP_SECONDS = 10

/** Called when the reader of the answer left before its end: work that is cheap to repeat is not saved. */
export function readerLeft(): string | null {
  if (pending !== null && pending.seconds < CHEAP_SECONDS) answerIsOut()
  return saveUnanswered()
}

/**
 * Called when the answer could not be written: saves the work and says how to continue; nothing where nothing was run.
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

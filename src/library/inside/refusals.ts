import { Refusal } from '../../engine/refusal'
import { Unanswerable } from '../../engine/requests/requested'
import { inEnglish } from '../../locales/english'
import type { Text } from '../../locales/message'
import { LumbungError } from '../problem'

/** The error for one problem in words. */
export function problem(code: string, text: Text): LumbungError {
  return new LumbungError(code, [inEnglish(text)])
}

/** Does something of the engine, and turns its refusals into errors that people can read. */
export function orProblem<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Unanswerable) throw new LumbungError(error.code, [error.text].flat().map(inEnglish))
    if (error instanceof Refusal) throw problem('refused', error.text)
    throw error
  }
}

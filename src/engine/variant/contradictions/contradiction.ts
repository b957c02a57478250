import type { Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { RulePath, Word } from '../rulePaths'

/** Two rules that contradict each other, and why. */
export interface Contradiction {
  readonly paths: readonly [RulePath, RulePath]
  readonly because: Message
  holds(variant: Variant): boolean
}

/** Whether a match may have a second round. */
export const GOES_ON: Readonly<Record<Word<'match.length'>, boolean>> = {
  oneRound: false,
  rounds: true,
  untilOut: true,
}

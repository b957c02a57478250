import type { Choice } from '../../../board/choice'
import { formatChoice } from '../../../board/notation'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import type { Variant } from '../../../variant/variant'

/** The first choices of a game by their notation, which is how solved cells name them. */
export function firstChoices(variant: Variant): ReadonlyMap<string, Choice> {
  return new Map(legal(variant, start(variant)).map((choice) => [formatChoice(choice), choice]))
}

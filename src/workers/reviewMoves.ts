import { parseRecord } from '../engine/board/notation'
import { seedsInPlay } from '../engine/board/position'
import type { Progress } from '../engine/experiments/contract/experiment'
import type { ValuedMove } from '../engine/review/judge'
import { valueRecord } from '../engine/review/valueRecord'
import { start } from '../engine/rules/match'
import { replay } from '../engine/rules/replay'
import { through } from '../engine/through'
import type { Variant } from '../engine/variant/variant'
import { nameOf } from '../locales/message'

/** Values every move of a record that the rules accept, and says how far it is. */
export function* reviewMoves(variant: Variant, text: string): Generator<Progress, readonly ValuedMove[]> {
  const record = parseRecord(variant, text)
  if (!record.ok) throw new Error(nameOf(record.error))
  const played = replay(variant, record.value)
  if (!played.ok) throw new Error(`Move ${played.error.place} is refused: ${played.error.problem.code}`)
  return yield* through(valueRecord(variant, played.value.played), (done): Progress => ({ done }))
}

/** The seeds in the holes when a game of a variant starts. */
export function seedsAtStart(variant: Variant): number {
  return seedsInPlay(start(variant).position)
}

import { parseRecord } from '../engine/board/notation'
import type { Progress } from '../engine/experiments/contract/experiment'
import { decide } from '../engine/players/decide'
import { playerNamed } from '../engine/players/player'
import type { ValuedMove } from '../engine/review/judge'
import { createMoveValuer, type Evaluation } from '../engine/review/valueMoves'
import { valueRecord } from '../engine/review/valueRecord'
import type { Choice, Game } from '../engine/rules/game'
import { replay } from '../engine/rules/replay'
import { through } from '../engine/solver/through'
import type { Made } from '../engine/strategies/follow'
import type { Variant } from '../engine/variant/variant'
import { nameOf } from '../locales/message'

/** Lets a player choose a move; one that keeps to a strategy remembers what was made in the round. */
export function* chooseMove(
  variant: Variant,
  game: Game,
  name: string,
  seed: number,
  made: readonly Made[] = [],
): Generator<Progress, Choice> {
  return (yield* through(decide(variant, game, playerNamed(name), seed, made), underWay)).choice
}

/** Values all moves of a game for its mover: proven where a proof is near, else by a bounded search. */
export function* valueMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  return yield* through(createMoveValuer(variant)(game), underWay)
}

/** Values every move of a record that the rules accept, and says how far it is. */
export function* reviewMoves(variant: Variant, text: string): Generator<Progress, readonly ValuedMove[]> {
  const record = parseRecord(variant, text)
  if (!record.ok) throw new Error(nameOf(record.error))
  const played = replay(variant, record.value)
  if (!played.ok) throw new Error(`Move ${played.error.place} is refused: ${played.error.problem.code}`)
  return yield* through(valueRecord(variant, played.value.played), (done): Progress => ({ done }))
}

function underWay(): Progress {
  return { done: 0 }
}

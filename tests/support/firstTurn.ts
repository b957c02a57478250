import { holesOf, otherSide, storeOf, type Position } from '../../src/engine/board/position'
import { capitalOf } from '../../src/engine/rules/refill'
import { start } from '../../src/engine/rules/match'
import { move, type Move } from '../../src/engine/rules/move'
import { legalChoices } from '../../src/engine/rules/legal'
import type { Variant } from '../../src/engine/variant/variant'

/** South's first turn, played hole by hole and measured before anything is collected. */
export interface FirstTurn {
  readonly moves: readonly Move[]
  /** The place, from 1, of the first hole that could not be played, or null. */
  readonly illegalAt: number | null
  readonly store: number
  /** Seeds left in the opponent's holes, and in the player's own. */
  readonly left: number
  readonly own: number
}

/** Plays holes from the start for as long as South keeps the turn. */
export function playFirstTurn(variant: Variant, holes: readonly number[]): FirstTurn {
  let position: Position = start(variant).position
  const moves: Move[] = []
  let illegalAt: number | null = null
  for (const [index, hole] of holes.entries()) {
    const turnIsOver = moves.length > 0 && moves.at(-1)!.end.kind !== 'again'
    if (turnIsOver || !legalChoices(variant, position).some((choice) => choice.hole === hole)) {
      illegalAt = index + 1
      break
    }
    const played = move(variant, position, { hole })
    moves.push(played)
    position = played.after
  }
  const store = position.seeds[storeOf(holesOf(position), 'south')]!
  const own = capitalOf(position, 'south') - store
  return { moves, illegalAt, store, own, left: capitalOf(position, otherSide('south')) }
}

/** All seeds sown in a move. */
export function sownIn({ laps }: Move): number {
  return laps.reduce((sum, { lifted }) => sum + lifted, 0)
}

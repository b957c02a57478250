import { isSameMove, type Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { through } from '../through'
import type { Variant } from '../variant/variant'
import type { Evaluation } from '../kernel/kernel'
import type { PlayedMove, ValuedMove } from './judge'
import { createMoveValuer, type MoveValuer } from './valueMoves'

/**
 * Values every move of a record, the last one first; yields the share of moves done. A position is harder to prove than
 * the one that was played to from it, so once a proof takes too long, earlier moves of the round are estimated at once.
 */
export function* valueRecord(
  variant: Variant,
  moves: readonly PlayedMove[],
  valuer: MoveValuer = createMoveValuer(variant),
): Generator<number, readonly ValuedMove[]> {
  const valued: ValuedMove[] = []
  let largest: Game | null = null
  yield* through(valuer.prepare(moves.map(({ before }) => before)), () => 0)
  for (let at = moves.length - 1; at >= 0; at--) {
    const move = moves[at]!
    const { before } = move
    if (before.round !== moves[at + 1]?.before.round) largest = largestProvable(moves, before.round, valuer)
    const share = valued.length / moves.length
    let found: Evaluation | null = null
    if (largest && valuer.isProvable(before)) {
      found = yield* through(valuer.prove(before, largest), () => share)
      if (!found) largest = null
    }
    found ??= yield* through(valuer.estimate(before), () => share)
    valued.push(valuedMove(variant, move, found.moves, found.quality === 'exact'))
    yield valued.length / moves.length
  }
  return valued.reverse()
}

/** The first position of a round that may be proven: seeds in holes only become fewer. */
function largestProvable(moves: readonly PlayedMove[], round: number, valuer: MoveValuer): Game | null {
  return moves.find(({ before }) => before.round === round && valuer.isProvable(before))?.before ?? null
}

function valuedMove(
  variant: Variant,
  { choice, before }: PlayedMove,
  values: readonly { readonly choice: Choice; readonly value: number }[],
  exact: boolean,
): ValuedMove {
  const played = values.find((move) => isSameMove(variant, before.position, move.choice, choice))
  if (!played) throw new Error(`Hole ${choice.hole} was played but not valued`)
  const most = Math.max(...values.map(({ value }) => value))
  // Without the sum, an even game would be worth −0 to North.
  const forSouth = (value: number): number => (before.position.toMove === 'south' ? value : 0 - value)
  return {
    value: forSouth(played.value),
    bestValue: forSouth(most),
    best: values.filter(({ value }) => value === most).map((move) => move.choice),
    exact,
    forced: values.length === 1,
  }
}

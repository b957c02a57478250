import { isSameMove } from '../board/choice'
import type { Choice } from '../rules/game'
import type { Variant } from '../variant/variant'
import type { PlayedMove, ValuedMove } from './judge'
import { createMoveValuer, type MoveValuer } from './valueMoves'

/** Values every move of a record, in order; yields the share of moves done. */
export function* valueRecord(
  variant: Variant,
  moves: readonly PlayedMove[],
  valuer: MoveValuer = createMoveValuer(variant),
): Generator<number, readonly ValuedMove[]> {
  const valued: ValuedMove[] = []
  for (const move of moves) {
    const work = valuer(move.before)
    let step = work.next()
    for (; !step.done; step = work.next()) yield valued.length / moves.length
    valued.push(valuedMove(variant, move, step.value.moves, step.value.quality === 'exact'))
    yield valued.length / moves.length
  }
  return valued
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

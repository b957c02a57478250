import * as v from 'valibot'
import { isSameMove, type Choice } from '../../../engine/board/choice'
import { formatLine, parseRecord } from '../../../engine/board/notation'
import type { ValuedMove } from '../../../engine/review/judge'
import { forMover } from '../../../engine/board/position'
import { legal } from '../../../engine/rules/legal'
import type { Variant } from '../../../engine/variant/variant'
import type { Played } from '../record/record'

const shape = v.array(
  v.object({
    value: v.pipe(v.number(), v.safeInteger()),
    bestValue: v.pipe(v.number(), v.safeInteger()),
    best: v.string(),
    exact: v.boolean(),
  }),
)

/** The review of a game as its file carries it: what was found, from which everything else follows. */
export function writeReview(valued: readonly ValuedMove[]): v.InferOutput<typeof shape> {
  return valued.map(({ value, bestValue, best, exact }) => ({
    value,
    bestValue,
    best: formatLine(best),
    exact,
  }))
}

/** Reads the review in a file; null where it cannot be one of these moves. */
export function readReview(
  stored: unknown,
  variant: Variant,
  moves: readonly Played[],
): readonly ValuedMove[] | null {
  if (!Array.isArray(stored) || stored.length > moves.length) return null
  const read = v.safeParse(shape, stored)
  if (!read.success) return null
  const valued = read.output.map((move, at): ValuedMove | null => {
    const { before, choice } = moves[at]!
    const named = parseRecord(variant, move.best)
    if (!named.ok || named.value.choices.length === 0) return null
    const choices = legal(variant, before)
    const isSame = (one: Choice, other: Choice): boolean => isSameMove(variant, before.position, one, other)
    const best = choices.filter((one) => named.value.choices.some((other) => isSame(one, other)))
    if (best.length !== named.value.choices.length) return null
    const gain = forMover(before.position.toMove, move.bestValue - move.value)
    const isBest = best.some((one) => isSame(one, choice))
    return gain < 0 || isBest !== (gain === 0) ? null : { ...move, best, forced: choices.length === 1 }
  })
  return valued.includes(null) ? null : (valued as readonly ValuedMove[])
}

import { seedsInPlay, type Position } from '../board/position'
import { hasMargin } from '../variant/support'
import type { Variant } from '../variant/variant'

/** How good a move is, best first. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'

/** The most that a move of each grade loses, as a share of the seeds at stake; whatever loses more is a blunder. */
const MOST_LOST: readonly (readonly [Grade, number])[] = [
  ['best', 0],
  ['good', 0.05],
  ['inaccuracy', 0.15],
  ['mistake', 0.3],
]

/** A move that loses this share of the seeds at stake, or more, scores nothing. */
const NOTHING_LEFT = 0.5

/** What a loss is measured by where only the result counts: the whole difference between a win (1) and a loss (−1). */
const RESULT_AT_STAKE = 2

/**
 * What a loss is measured by: the seeds still in holes, but at least a third of all, so that one seed at the end of a game
 * does not count as a blunder.
 */
export function atStakeIn(variant: Variant, position: Position): number {
  if (!hasMargin(variant)) return RESULT_AT_STAKE
  const all = position.seeds.reduce((sum, seeds) => sum + seeds, 0)
  return Math.max(seedsInPlay(position), Math.ceil(all / 3))
}

/**
 * The grade of a move that worsens the final difference by this much compared with the best move. One that turns a win
 * into a draw or a loss, or a draw into a loss, is at least a mistake, however few seeds it loses.
 */
export function gradeOf(loss: number, atStake: number, changesResult = false): Grade {
  const grade = MOST_LOST.find(([, most]) => loss <= most * atStake)?.[0] ?? 'blunder'
  return changesResult && grade !== 'blunder' ? 'mistake' : grade
}

/** What a move scores, from 1 for the best down to 0, in proportion to what it loses. */
export function scoreOf(loss: number, atStake: number): number {
  return Math.max(0, 1 - loss / (NOTHING_LEFT * atStake))
}

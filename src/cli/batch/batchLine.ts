import * as v from 'valibot'
import type { Side } from '../../engine/board/position'
import { fields, listOf, oneOf, wholeNumber, type Shape } from '../../engine/experiments/spec/shapes'
import { describeSpecProblems, problemOf, wordsOf } from '../../engine/experiments/spec/specProblems'
import { variantShape } from '../../engine/experiments/spec/variantShape'
import { ok, refuse, type Result } from '../../engine/result'
import { say, t } from '../output/language'
import { MAX_RING, MAX_SEEDS, type Variant } from '../../engine/variant/variant'

/** A move as a batch writes it: one of the mover's own holes, a hole with a direction, or a pass. */
export type BatchMove = number | HoleAndWay | 'pass'

/** A hole and the direction to sow from it: anticlockwise or clockwise. */
export interface HoleAndWay {
  readonly hole: number
  readonly way: 'ccw' | 'cw'
}

/**
 * The starting board of a game, if it is not the variant's usual one: South's holes 1…n, then North's; stores South,
 * North.
 */
export interface BatchStart {
  readonly holes: readonly number[]
  readonly stores: readonly number[]
}

/** One line of a batch: a game to play. */
export interface BatchLine {
  readonly variant: Variant
  readonly first: Side
  readonly start?: BatchStart | undefined
  readonly moves: readonly BatchMove[]
}

const MOST_MOVES = 100_000

const hole = wholeNumber(1, MAX_RING)
const seeds = wholeNumber(0, MAX_SEEDS)

const moveShape: Shape<BatchMove> = v.union(
  [hole, fields<HoleAndWay>({ hole, way: oneOf(['ccw', 'cw']) }), v.literal('pass')],
  () => t('batch.moveForm', { holes: MAX_RING, example: '{"hole": 3, "way": "cw"}' }),
)

/** Further fields are ignored, so that a line may carry its own notes. */
const lineShape = v.object({
  variant: variantShape,
  first: oneOf(['south', 'north']),
  start: v.optional(
    fields<BatchStart>({ holes: listOf(seeds, 2, 2 * MAX_RING), stores: listOf(seeds, 2, 2) }),
  ),
  moves: listOf(moveShape, 0, MOST_MOVES),
})

const EXAMPLE = '{"variant": "kalah", "first": "south", "moves": [3]}'

/** Reads one line of a batch; the refusal names every field that is wrong. */
export function parseBatchLine(text: string): Result<BatchLine, string> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    return refuse(t('batch.notJson', { reason: (error as Error).message }))
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return refuse(t('batch.notObject', { example: EXAMPLE }))
  }
  const read = v.safeParse(lineShape, content, { message: wordsOf })
  return read.success ? ok(read.output) : refuse(say(describeSpecProblems(read.issues.map(problemOf))))
}

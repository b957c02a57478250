import * as v from 'valibot'
import type { Choice } from '../../../board/choice'
import { through } from '../../../through'
import { checkStrategy, MOST_POSITIONS } from '../../../strategies/check'
import type { Estimate, Progress, Task } from '../../contract/experiment'
import { lineShape, countShape } from '../partShapes'
import { boardOf, boardsOf, strategyOf, type StrategyCheckSpec } from './spec'

/** The result of a strategy on one board: its worst outcome with good and with bad choices among equal moves. */
export interface CheckedBoard {
  readonly someChoice: number
  readonly everyChoice: number
  readonly someLine: readonly Choice[]
  readonly everyLine: readonly Choice[]
  readonly nodes: number
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, CheckedBoard> = v.object({
  someChoice: v.number(),
  everyChoice: v.number(),
  someLine: lineShape,
  everyLine: lineShape,
  nodes: countShape,
})

/** One task for each board. */
export function planStrategyCheck(spec: StrategyCheckSpec): readonly Task[] {
  return boardsOf(spec).map((holes, index) => ({ index, weight: positionsForeseen(spec, holes) }))
}

/** An estimate for the largest board, which dominates all others. */
export function estimateStrategyCheck(spec: StrategyCheckSpec): Estimate {
  const positions = positionsForeseen(spec, spec.holes.to)
  return {
    seconds: positions / POSITIONS_PER_SECOND,
    memoryBytes: 50e6 + BYTES_PER_POSITION * Math.min(MOST_POSITIONS, positions),
    csvBytes: 500 * boardsOf(spec).length,
  }
}

/** Checks the strategy on the board of a task. */
export function* runStrategyCheck(spec: StrategyCheckSpec, task: Task): Generator<Progress, CheckedBoard> {
  const expected = positionsForeseen(spec, spec.holes.from + task.index)
  const work = checkStrategy(boardOf(spec, task.index), strategyOf(spec))
  return yield* through(work, (nodes) => ({ done: nodes / (nodes + expected), units: nodes }))
}

const POSITIONS_PER_SECOND = 27_000
const BYTES_PER_POSITION = 150

/** A rough number of positions to examine; it grows faster if a strategy leaves much open. */
function positionsForeseen(spec: StrategyCheckSpec, holes: number): number {
  const leavesOpen = strategyOf(spec).rules.some(({ play }) => play === 'any')
  const [atSix, growth] = leavesOpen ? [20_000, 35] : [1_500, 12]
  return Math.max(1, atSix * growth ** (holes * spec.seeds - 6))
}

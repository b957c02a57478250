import {
  addScores,
  NO_PAIRS,
  pairsIn,
  pairsUntilDecided,
  standingOf,
} from '../../../statistics/sequentialTest'
import { planLadder } from './plan'
import type { LadderPart } from './run'
import type { LadderSpec } from './spec'

/** The share of its tasks after which a test has decided, or will have if pairs continue like those of a sample. */
export function shareNeeded(spec: LadderSpec, sampled: ReadonlyMap<number, LadderPart>): number {
  if (spec.find !== 'test') return 1
  const scores = [...sampled.values()].reduce((sum, part) => addScores(sum, part.scores), NO_PAIRS)
  const isOver = standingOf(scores, spec).decided !== null
  const pairs = isOver ? pairsIn(scores) : pairsUntilDecided(scores, spec)
  const tasks = planLadder(spec)
  const needed = tasks.filter(({ from }) => from < pairs).length
  return tasks.length === 0 ? 1 : needed / tasks.length
}

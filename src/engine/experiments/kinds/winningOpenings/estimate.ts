import { countBytes } from '../../../openings/goals/count'
import { fewestLapsBytes } from '../../../openings/goals/fewestLaps'
import { leastLimitBytes } from '../../../openings/goals/leastLimit'
import { maxCaptureBytes } from '../../../openings/goals/maxCapture'
import type { Opening } from '../../../openings/opening'
import { shortestBytes } from '../../../openings/goals/shortest'
import type { Estimate } from '../../contract/experiment'
import { exhaustiveOf } from './exhaustive'
import { lanesOf } from './plan'
import { movesForLines } from './run'
import { openingOfSpec, type Goal, type OpeningsSpec } from './spec'

/** Moves per second of a worker: searching all continuations, and looking for lines. */
const VECTOR_RATE = 45e6
const PLAIN_RATE = 8e6
/** Predicted moves of a full search on boards of 7 holes and more. */
const MOVES_PER_SHARE = 130e6

/** The most that a search is predicted to take, without searching. */
export function estimateOpenings(spec: OpeningsSpec): Estimate {
  const opening = openingOfSpec(spec)
  const split = exhaustiveOf(spec)?.ifLarge ?? null
  const moves = movesForLines(spec, split !== null)
  const shares = split?.shares ?? 0
  return {
    seconds:
      (shares > 4 ? shares * MOVES_PER_SHARE : 0) / VECTOR_RATE +
      (spec.goal === 'count' ? 1 : (moves * lanesOf(spec)) / PLAIN_RATE),
    memoryBytes: Math.max(
      split === null || opening === null ? 0 : countBytes(opening, split, split.sieve),
      opening === null ? 2 ** 20 : lineBytes(spec.goal, opening, moves),
    ),
    csvBytes: 20_000,
  }
}

/** Bytes needed to look for a line. */
function lineBytes(goal: Goal, opening: Opening, moves: number): number {
  if (goal === 'shortest') return shortestBytes(opening, moves)
  if (goal === 'max-capture') return maxCaptureBytes(opening, moves)
  if (goal === 'fewest-laps') return Math.max(leastLimitBytes(opening), fewestLapsBytes(opening, moves))
  return goal === 'fewest-cycles' ? leastLimitBytes(opening) : 2 ** 20
}

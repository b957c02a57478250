import { extremesOf } from '../../../openings/goals/analyse'
import type { Answer } from './answer'
import type { Goal } from './spec'

/** Which claims of an answer are proven, if a goal makes several; an answer is proven if all of them are. */
interface ProvenClaims {
  /** No winning opening needs fewer laps per move. */
  readonly lapsProven?: boolean
  /** None needs fewer seeds sown per move. */
  readonly sownProven?: boolean
  /** None with as few seeds has fewer moves of a cycle or more. */
  readonly longMovesProven?: boolean
  /** None that is as good otherwise is shorter. */
  readonly lengthProven?: boolean
}

/** Lists claim by claim what an answer has proven; nothing if there is no line, or the goal makes only one claim. */
export function provenClaims(goal: Goal, { line, proven, lower, lowerLong }: Answer): ProvenClaims {
  if (line === null) return {}
  const { mostLaps, mostSown, longMoves } = extremesOf(line)
  if (goal === 'fewest-laps') {
    return { lapsProven: proven || isReached(lower, mostLaps), lengthProven: proven }
  }
  if (goal === 'fewest-cycles') {
    const sownProven = proven || isReached(lower, mostSown)
    const longMovesProven = proven || (sownProven && isReached(lowerLong, longMoves))
    return { sownProven, longMovesProven, lengthProven: proven }
  }
  return {}
}

/** Whether everything below a value is excluded. */
function isReached(lower: number | null, value: number): boolean {
  return lower !== null && lower >= value
}

import { extremesOf } from '../../../openings/goals/analyse'
import type { Answer } from './answer'
import type { Goal } from './spec'

/** Which claims of an answer are proven, where a goal makes several; an answer is proven if all of them are. */
interface ProvenClaims {
  /** No winning opening keeps to fewer laps per move. */
  readonly lapsProven?: boolean
  /** None keeps to fewer seeds sown per move. */
  readonly sownProven?: boolean
  /** None that keeps to as few seeds has fewer moves of a cycle or more. */
  readonly longMovesProven?: boolean
  /** None that is as good otherwise is shorter. */
  readonly lengthProven?: boolean
}

/** Tells claim by claim what an answer has proven; nothing where there is no line, or the goal makes one claim only. */
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

/** Whether a value is as low as nothing below it was left open. */
function isReached(lower: number | null, value: number): boolean {
  return lower !== null && lower >= value
}

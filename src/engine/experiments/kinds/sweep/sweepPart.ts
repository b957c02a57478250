import type { RangePart } from '../severalSeries'
import type { SolvedPart } from './run'

/** What a task of a sweep found: games solved, or games counted. */
export type SweepPart = SolvedPart | RangePart

/** Whether the games of a part were solved. */
export function isSolved(part: SweepPart): part is SolvedPart {
  return 'low' in part
}

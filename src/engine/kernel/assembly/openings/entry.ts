// Entry of the opening search: one instance per worker, its memory laid out by engine/openings/kernel.ts.
import { growTo, heapStart } from '../memory'

export { configure, limit } from './expand'
export {
  BEST_LINE,
  bestLeft,
  bestLength,
  clear,
  count,
  ENDS,
  layer,
  PATH,
  search,
  SEQUENCES,
  siftFrom,
  TOTALS,
  WINNING,
} from './count'

export { expectMoves, listed, startSieve, unsowCaptures, unsowFrom, WON_BOARD } from './sieve'
export { setMoveLimits, setRules } from './plain'
export {
  aimBeam,
  expandLayer,
  keepCandidates,
  moves,
  openLayer,
  rankCandidates,
  startBeam,
  turnLayer,
  winLeft,
  winMove,
  winParent,
} from './beam'

export {
  aimClimb,
  climb,
  climbLeft,
  climbLength,
  climbLevel,
  climbMove,
  climbMoves,
  climbSlot,
  emptyLevel,
  lookBack,
  place,
  startClimb,
} from './climb'
export { forget } from './evaluation'

export {
  depthFirst,
  DEPTH_FIRST_LINE,
  depthFirstLeft,
  depthFirstLength,
  depthFirstMoves,
  startDepthFirst,
} from './depthFirst'

/** Reserves this many bytes after the static data and returns their start; 0 if there is not enough memory. */
export function reserve(bytes: f64): usize {
  const begin = heapStart()
  return growTo(u64(begin) + u64(bytes)) ? begin : 0
}

// Entry of the opening search: one instance a worker, its memory laid out by engine/openings/kernel.ts.
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
  winBurden,
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
export { forget } from './lessons'

export { dive, DIVE_LINE, diveBurden, diveLeft, diveLength, diveMoves, startDive } from './dive'

/** Makes room for so many bytes behind all that is static and returns where it begins; 0: there is no more memory. */
export function reserve(bytes: usize): usize {
  const begin = (__heap_base + 63) & ~63
  const pages = i32((begin + bytes + 0xffff) >> 16) - memory.size()
  return pages <= 0 || memory.grow(pages) >= 0 ? begin : 0
}

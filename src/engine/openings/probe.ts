import { lastUsed } from '../lastUsed'
import { startKernel, writeRoot } from './kernel'
import type { Opening } from './opening'

/** A turn with fewer positions than this is small. */
const MOST_POSITIONS = 200_000
const STACK = 1 << 14

/** The last turn probed: every task of a search asks about the same one. */
const small = lastUsed<boolean>(1)

/** Whether all continuations of a turn can be searched quickly, determined by trying; the same for every caller. */
export function isSmall(opening: Opening): boolean {
  const key = JSON.stringify(opening)
  return small.get(key) ?? small.keep(key, endsSoon(opening))
}

function endsSoon(opening: Opening): boolean {
  const { exports, begin, ...kernel } = startKernel(opening, STACK)
  exports.search(0xffff, false, false, 0, opening.holes)
  exports.clear()
  const top = writeRoot({ exports, begin, ...kernel }, opening, begin)
  return exports.count(begin, top, MOST_POSITIONS) === begin
}

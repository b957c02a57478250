import { startKernel, writeRoot } from './kernel'
import type { Opening } from './opening'

/** A turn with fewer positions than this is small. */
const MOST_POSITIONS = 200_000
const STACK = 1 << 14

/** The last turn looked at: every task of a search asks about the same one. */
let last: { readonly key: string; readonly small: boolean } | null = null

/** Whether all continuations of a turn are soon gone through, found out by trying; the same for everyone who asks. */
export function isSmall(opening: Opening): boolean {
  const key = JSON.stringify(opening)
  if (last?.key !== key) last = { key, small: endsSoon(opening) }
  return last.small
}

function endsSoon(opening: Opening): boolean {
  const { exports, begin, ...kernel } = startKernel(opening, STACK)
  exports.search(0xffff, false, false, 0, opening.holes)
  exports.clear()
  const top = writeRoot({ exports, begin, ...kernel }, opening, begin)
  return exports.count(begin, top, MOST_POSITIONS) === begin
}

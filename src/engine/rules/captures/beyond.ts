import { holeOf, ownerOf, type Position, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import { holeAfter } from '../route'
import type { Lap } from '../sow'
import { isCaptureCount, isTakeable, opponentsAtCounts } from './counts'
import { emptied, withExtras } from './takesToo'

/** What the end of the sowing captures away from the hole of the last seed, extras included; empty if nothing. */
export function capturedBeyond(variant: Variant, lap: Lap): readonly Slot[] {
  const beyond = beyondGap(variant, lap)
  if (beyond.length > 0) return beyond
  const next = atNextHole(variant, lap)
  return next.length > 0 ? next : swept(variant, lap)
}

/** The hole beyond an empty one; with `chain` again and again, from each hole that was emptied. */
function beyondGap(variant: Variant, lap: Lap): readonly Slot[] {
  const wasFilled = lap.after.seeds[lap.last]! > 1
  if (!{ nothing: false, captureBeyond: true, captureBeyondFilled: wasFilled }[variant.turn.gap]) return []
  return chained(variant, lap, (now, from) => {
    const gap = ahead(variant, lap, from)
    if (gap === null || now.seeds[gap]! > 0) return null
    const prey = ahead(variant, lap, gap)
    return prey !== null && isTakeable(variant, now, prey) ? prey : null
  })
}

function atNextHole(variant: Variant, lap: Lap): readonly Slot[] {
  const next = ahead(variant, lap, lap.last)
  if (next === null || !isTakeable(variant, lap.after, next)) return []
  const inOpponents = ownerOf(lap.after, lap.last) !== lap.side
  return {
    nothing: () => [],
    takeAtCount: () => countsAhead(variant, lap),
    takeFromOpponents: () => (inOpponents ? withExtras(variant, lap, lap.after, [next], true) : []),
  }[variant.turn.nextHole]()
}

function countsAhead(variant: Variant, lap: Lap): readonly Slot[] {
  return chained(variant, lap, (now, from) => {
    const next = ahead(variant, lap, from)
    if (next === null || !isTakeable(variant, now, next)) return null
    return isCaptureCount(variant, now.seeds[next]!) ? next : null
  })
}

/** Captures link by link, each from the hole that the one before took; a hole already taken is empty for the next. */
function chained(
  variant: Variant,
  lap: Lap,
  preyAfter: (now: Position, from: Slot) => Slot | null,
): readonly Slot[] {
  const most = mostTaken(variant)
  const taken = new Set<Slot>()
  let from = lap.last
  for (let link = 0; link < most; link++) {
    const now = emptied(lap.after, taken)
    const prey = preyAfter(now, from)
    if (prey === null) break
    withExtras(variant, lap, now, [prey], link === 0).forEach((slot) => taken.add(slot))
    from = prey
  }
  return [...taken]
}

function swept(variant: Variant, lap: Lap): readonly Slot[] {
  const n = variant.board.holes
  const { side, last, after } = lap
  const sweeps = ownerOf(after, last) !== side || holeOf(n, last) === n
  const swept = { nothing: [], opponentsCounts: sweeps ? opponentsAtCounts(variant, after, side) : [] }[
    variant.turn.sweep
  ]
  return swept.length > 0 ? withExtras(variant, lap, after, swept, true) : []
}

function ahead(variant: Variant, { side, way, after }: Lap, slot: Slot): Slot | null {
  return holeAfter(variant, after, side, way, slot)
}

function mostTaken({ turn: { captures, chainMost } }: Variant): number {
  return { one: 1, chain: chainMost === 0 ? Infinity : chainMost }[captures]
}

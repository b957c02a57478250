import { holeOf, ownerOf, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import { holeAfter } from '../route'
import type { Lap } from '../sow'
import { isCaptureCount, isTakeable, opponentsAtCounts } from './counts'

/** What the end of the sowing captures away from the hole of the last seed; empty if nothing. */
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
  const most = mostTaken(variant)
  const taken: Slot[] = []
  let from = lap.last
  while (taken.length < most) {
    const gap = ahead(variant, lap, from)
    if (gap === null || (lap.after.seeds[gap]! > 0 && !taken.includes(gap))) break
    const prey = ahead(variant, lap, gap)
    if (prey === null || taken.includes(prey) || !isTakeable(variant, lap.after, prey)) break
    taken.push(prey)
    from = prey
  }
  return taken
}

function atNextHole(variant: Variant, lap: Lap): readonly Slot[] {
  const next = ahead(variant, lap, lap.last)
  if (next === null || !isTakeable(variant, lap.after, next)) return []
  const inOpponents = ownerOf(lap.after, lap.last) !== lap.side
  return {
    nothing: [],
    takeAtCount: countsAhead(variant, lap),
    takeFromOpponents: inOpponents ? [next] : [],
  }[variant.turn.nextHole]
}

function countsAhead(variant: Variant, lap: Lap): readonly Slot[] {
  const taken: Slot[] = []
  let slot = ahead(variant, lap, lap.last)
  while (taken.length < mostTaken(variant) && slot !== null && !taken.includes(slot)) {
    if (!isTakeable(variant, lap.after, slot) || !isCaptureCount(variant, lap.after.seeds[slot]!)) break
    taken.push(slot)
    slot = ahead(variant, lap, slot)
  }
  return taken
}

function swept(variant: Variant, { side, last, after }: Lap): readonly Slot[] {
  const n = variant.board.holes
  const sweeps = ownerOf(after, last) !== side || holeOf(n, last) === n
  return { nothing: [], opponentsCounts: sweeps ? opponentsAtCounts(variant, after, side) : [] }[
    variant.turn.sweep
  ]
}

function ahead(variant: Variant, { side, way, after }: Lap, slot: Slot): Slot | null {
  return holeAfter(variant, after, side, way, slot)
}

function mostTaken({ turn: { captures, chainMost } }: Variant): number {
  return { one: 1, chain: chainMost === 0 ? Infinity : chainMost }[captures]
}

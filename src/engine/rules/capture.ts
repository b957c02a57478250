import {
  claimantOf,
  isStore,
  oppositeOf,
  ownerOf,
  type Position,
  type Side,
  seedsAt,
  type Slot,
} from '../board/position'
import { assertNever } from '../result'
import type { Variant } from '../variant/variant'
import { isCaptureCount, isTakeable } from './captures/counts'
import { emptied, withExtras } from './captures/takesToo'
import { isLocked } from './laps/past'
import { routeOf } from './route'
import type { Lap } from './sow'

/** The rule by which a hole is captured, in order of precedence; at most one applies to a hole. */
type CaptureRule = 'across' | 'ownSingle' | 'count' | 'lastHole' | 'equal'

/** A hole in a chain: whether the last seed fell there, and otherwise whether the sowing had reached it. */
type Place = 'last' | 'before' | 'ahead'

/**
 * The slots that a lap's end captures where the last seed fell, extras included, empty if it captures nothing. All
 * counts are those after the lap, so the last seed is in them. With `chain`, the holes sown before the last one are
 * captured too, backwards along the lap, or those ahead of it, as long as each qualifies by the same rule as the last
 * and brings something; the first that does not ends the chain. A hole that an earlier link took is empty for the next.
 * `lastHole` and `equal` have no chain.
 */
export function capturedBy(variant: Variant, lap: Lap): readonly Slot[] {
  const rule = ruleAt(variant, lap.after, lap.side, lap.last, 'last')
  if (rule === null) return []
  const first = withExtras(variant, lap, lap.after, takenAt(variant, rule, lap.last, 'last'), true)
  if (rule === 'lastHole' || rule === 'equal') return first
  switch (variant.turn.captures) {
    case 'one':
      return first
    case 'chain':
      return chainFrom(variant, rule, lap, first)
    default:
      return assertNever(variant.turn.captures)
  }
}

function chainFrom(variant: Variant, rule: CaptureRule, lap: Lap, first: readonly Slot[]): readonly Slot[] {
  const route = routeOf(variant, lap.after, lap.side, lap.way)
  const end = route.indexOf(lap.last)
  const { chainWay, chainMost } = variant.turn
  const backward = [-1, 'before', lap.lifted] as const
  const onward = [1, 'ahead', route.length] as const
  const [step, place, reach] = {
    backward,
    onward,
    clockwise: { anticlockwise: backward, clockwise: onward }[lap.way],
  }[chainWay]
  const most = Math.min(reach, route.length, chainMost === 0 ? Infinity : chainMost)
  const taken = new Set(first)
  for (let link = 1; link < most; link++) {
    const now = emptied(lap.after, taken)
    const slot = route[(end + step * link + route.length) % route.length]!
    if (ruleAt(variant, now, lap.side, slot, place) !== rule) break
    const more = withExtras(variant, lap, now, takenAt(variant, rule, slot, place), false)
    if (seedsAt(now, more) === 0) break
    more.forEach((each) => taken.add(each))
  }
  return [...taken]
}

/**
 * The rule by which a lap of the side that ended in this slot would capture, or null. A capture across an empty hole
 * does not count under `emptyOpposite: nothing`, and takes the hole where the last seed fell under `takeLast`.
 */
function ruleAt(
  variant: Variant,
  position: Position,
  side: Side,
  slot: Slot,
  place: Place,
): CaptureRule | null {
  const { turn, board } = variant
  if (isStore(board.holes, slot) || position.burnt.includes(slot) || claimantOf(position, slot) !== null)
    return null
  const count = position.seeds[slot]!
  const own = ownerOf(position, slot) === side
  if (capturesAcross(variant, position, slot, own, place)) return 'across'
  if (count === 0 || isLocked(variant, position, slot)) return null
  if (own && count === 2 && hasPrey(variant, position, slot)) {
    if ({ captureOpposite: true, nothing: false }[turn.lastOnSingle]) return 'ownSingle'
  }
  if (isCaptureCount(variant, count) && capturesCounts(variant, own, place)) return 'count'
  const isEqual = hasEqual(variant, position, slot)
  return ({ nothing: null, take: 'lastHole', takeEqual: isEqual ? 'equal' : null } as const)[turn.lastHole]
}

/** Whether the hole across has as many seeds as the hole itself, and can be taken. */
function hasEqual(variant: Variant, position: Position, slot: Slot): boolean {
  const across = oppositeOf(variant.board.holes, slot)
  return position.seeds[across] === position.seeds[slot] && isTakeable(variant, position, across)
}

function capturesCounts({ turn }: Variant, own: boolean, place: Place): boolean {
  const byCount = { captureCounts: true, nothing: false }
  const onThisSide = byCount[own ? turn.lastInOwn : turn.lastInOpponents]
  return onThisSide || (place !== 'last' && { sameSides: false, bothSides: true }[turn.chainSides])
}

/** Whether a seed that fell into this hole, or for `ahead` the hole as it is, captures the hole across. */
function capturesAcross(
  variant: Variant,
  position: Position,
  slot: Slot,
  own: boolean,
  place: Place,
): boolean {
  const { turn } = variant
  const across = { captureOpposite: true, nothing: false }
  if (!across[own ? turn.lastInOwnEmpty : turn.lastInOpponentsEmpty]) return false
  const count = position.seeds[slot]!
  const wasEmpty = count === (place === 'ahead' ? 0 : 1)
  const fits = {
    empty: wasEmpty,
    emptyThenAny: place === 'last' ? wasEmpty : true,
    any: place === 'last' ? count > 0 : true,
  }[turn.acrossFrom]
  return fits && hasPrey(variant, position, slot)
}

/** Whether the hole across allows a capture, even if only the last seed is taken. */
function hasPrey(variant: Variant, position: Position, slot: Slot): boolean {
  const { turn, board } = variant
  const across = oppositeOf(board.holes, slot)
  const count = position.seeds[across]!
  if (count === 0) return { nothing: false, takeLast: true }[turn.emptyOpposite]
  if (!isTakeable(variant, position, across)) return false
  return { any: true, captureCounts: isCaptureCount(variant, count) }[turn.acrossCounts]
}

function takenAt(variant: Variant, rule: CaptureRule, slot: Slot, place: Place): readonly Slot[] {
  const across = oppositeOf(variant.board.holes, slot)
  switch (rule) {
    case 'across':
      if (place === 'ahead') return [across]
      return { taken: [slot, across], stays: [across] }[variant.turn.capturingSeed]
    case 'ownSingle':
    case 'equal':
      return [slot, across]
    case 'count':
    case 'lastHole':
      return [slot]
    default:
      return assertNever(rule)
  }
}

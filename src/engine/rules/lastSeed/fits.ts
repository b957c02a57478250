import { claimantOf, holeOf, isStore, oppositeOf, otherSide, ownerOf } from '../../board/position'
import type { Position, Slot } from '../../board/position'
import { acrossFrom, behindFrom, isInner } from '../../board/rows'
import { assertNever } from '../../result'
import { numbersOn, type Clause, type Guard, type Hole, type Place } from '../../variant/clauses/clause'
import { isAmong, type Counts } from '../../variant/clauses/counts'
import type { Variant } from '../../variant/variant'
import { isInnerEmpty } from '../laps/entering'
import { isLocked } from '../laps/history'
import { isHouse } from '../laps/house'
import { holeAfter, routeOf } from '../route'
import type { Lap } from '../sow'

/** What a clause looks at: a lap, and the board as earlier clauses and links have left it. */
export interface Scene {
  readonly variant: Variant
  readonly lap: Lap
  readonly now: Position
  /** Whether a seed of this move has fallen in the opponent's row, or a hole was lifted there. */
  readonly reached: boolean
  /** Whether the last seed is one that began the turn from the hand, and whether the turn began so. */
  readonly entered: boolean
  readonly entering: boolean
  /** Whether the lap is the first of its turn. */
  readonly firstLap: boolean
  /** Whether something was captured in this turn before. */
  readonly captured: boolean
}

/** Whether place and counts of a clause hold at a slot, where the last seed fell or a link of a chain is tried. */
export function holdsAt(scene: Scene, clause: Clause, at: Slot): boolean {
  const { variant, now } = scene
  if (!isPlace(scene, clause.at, at)) return false
  if (clause.hole !== undefined && !isHole(variant.board.holes, clause, at)) return false
  if (clause.makes !== undefined && !isAmong(clause.makes, now.seeds[at]!)) return false
  return (['across', 'next', 'beyond', 'before', 'behind'] as const).every((hole) => {
    const counts = clause[hole]
    if (counts === undefined) return true
    const slot = slotNamed(scene, hole, at)
    return slot !== null && isSeen(scene, clause, slot) && isCount(counts, now.seeds[slot]!, now.seeds[at]!)
  })
}

/** Whether the conditions of a clause hold that are the same for every link of its chain. */
export function holdsForLap(scene: Scene, { lifted, if: guards = [] }: Clause): boolean {
  const isLifted = lifted === undefined || isAmong(lifted, scene.lap.lifted)
  return isLifted && guards.every((guard) => isGuarded(scene, guard))
}

/** The slot of a hole as seen from another; null if there is a store. */
export function slotNamed({ variant, lap, now }: Scene, hole: Hole, at: Slot): Slot | null {
  const n = variant.board.holes
  const next = (slot: Slot) => holeAfter(variant, now, lap.side, lap.way, slot)
  switch (hole) {
    case 'here':
      return at
    case 'across':
      return acrossFrom(variant, at)
    case 'behind':
      return behindFrom(variant, at)
    case 'next':
      return next(at)
    case 'beyond': {
      const gap = next(at)
      return gap === null ? null : next(gap)
    }
    case 'before': {
      const route = routeOf(variant, now, lap.side, lap.way)
      const before = route[(route.indexOf(at) - 1 + route.length) % route.length]!
      return isStore(n, before) ? null : before
    }
    default:
      return assertNever(hole)
  }
}

/** In a store only `store` fits, in a claimed hole only `claimed`, if the opponent claimed it. */
function isPlace({ variant, lap, now }: Scene, place: Place, slot: Slot): boolean {
  if (isStore(variant.board.holes, slot)) return place === 'store'
  const claimant = claimantOf(now, slot)
  if (claimant !== null) return place === 'claimed' && claimant !== lap.side
  const own = ownerOf(now, slot) === lap.side
  const inner = isInner(variant, slot)
  return {
    store: false,
    own,
    theirs: !own,
    any: true,
    claimed: false,
    inner: own && inner,
    outer: own && !inner,
    house: own && isHouse(variant, now, lap.side, slot),
  }[place]
}

function isHole(n: number, clause: Clause, slot: Slot): boolean {
  return numbersOn(n, clause).includes(holeOf(n, slot))
}

/** Seeds that nobody may take do not count, unless there are none. */
function isSeen({ variant, now }: Scene, { take }: Clause, slot: Slot): boolean {
  if (now.seeds[slot] === 0) return true
  if (now.burnt.includes(slot) || claimantOf(now, slot) !== null) return false
  return take === undefined || !isLocked(variant, now, slot)
}

function isCount(counts: Counts | 'same', seeds: number, here: number): boolean {
  return counts === 'same' ? seeds === here : isAmong(counts, seeds)
}

function isGuarded(scene: Scene, guard: Guard): boolean {
  const { variant, lap, now, reached } = scene
  const n = variant.board.holes
  const theirs = now.claimed?.[otherSide(lap.side)] ?? []
  switch (guard) {
    case 'reached':
      return reached
    case 'unreached':
      return !reached
    case 'firstClaim':
      return (now.claimed?.[lap.side] ?? []).length === 0
    case 'notSame':
      return !theirs.some((slot) => holeOf(n, slot) === holeOf(n, lap.last))
    case 'notFacing':
      return !theirs.includes(oppositeOf(n, lap.last))
    case 'innerEmpty':
      return isInnerEmpty(variant, now, otherSide(lap.side))
    case 'ownInnerEmpty':
      return isInnerEmpty(variant, now, lap.side)
    case 'entered':
    case 'entering':
    case 'captured':
    case 'firstLap':
      return scene[guard]
    default:
      return assertNever(guard)
  }
}

import {
  claimantOf,
  isStore,
  otherSide,
  ownerOf,
  storeOf,
  seedsInPlay,
  type Position,
  type Side,
  type Slot,
  takeTo,
} from '../board/position'
import { isAmong } from '../variant/clauses/counts'
import { lastSeedOf } from '../variant/clauses/clause'
import type { Variant } from '../variant/variant'
import { captureSlot, isTakeable } from './captures'
import type { Way } from '../board/choice'
import { withoutHouses } from './laps/house'
import { routeOf } from './route'

/** One sowing: all seeds of a hole, one by one along the player's route. */
export interface Lap {
  readonly side: Side
  readonly way: Way
  readonly from: Slot
  /** The hole that it was lifted from, also if captured seeds are sown on from there. */
  readonly origin: Slot
  readonly lifted: number
  /** Where the last seed fell; a burnt hole if it was confiscated there. */
  readonly last: Slot
  /** Every seed in order. */
  readonly drops: readonly Drop[]
  /** Seeds moved one by one before those drops, in a first move that does so. */
  readonly shifts?: readonly Shift[]
  readonly after: Position
}

/** A single seed moved from one hole to another. */
export interface Shift {
  readonly from: Slot
  readonly to: Slot
}

/** One seed of a lap: where it falls, where it comes to rest, and what it captures in passing. */
export interface Drop {
  readonly at: Slot
  readonly to: Slot
  readonly taken?: { readonly side: Side; readonly to: Slot; readonly seeds: number }
}

/** What else, besides the board, decides how a lap is sown. */
export interface LapPlan {
  readonly side: Side
  readonly way: Way
  readonly from: Slot
  /** Whether it is the first lap of a move. */
  readonly first: boolean
  /** Whether seeds may be captured in passing. */
  readonly captures: boolean
  /** Captured seeds to sow instead of the contents of a hole. */
  readonly taken?: TakenSeeds
}

/** Captured seeds that are sown again, from the store in which they were collected. */
export interface TakenSeeds {
  readonly from: Slot
  readonly seeds: number
  /** The slot before the first that gets one. */
  readonly after: Slot
  readonly origin: Slot
  readonly way: Way
}

/** Where a seed that falls at a slot ends up: there, or in the opponent's store if a burnt hole confiscates it. */
export function restingPlace(variant: Variant, position: Position, side: Side, slot: Slot): Slot {
  if (!position.burnt.includes(slot)) return slot
  const { burnt } = variant.match
  return { skipped: slot, confiscated: storeOf(variant.board.holes, otherSide(side)), inPlay: slot }[burnt]
}

/** The same, but a seed that players bring to a hole they have closed is laid aside in South's store. */
function placeOfDrop(variant: Variant, position: Position, side: Side, slot: Slot): Slot {
  const isClosed = lastSeedOf(variant).closed && claimantOf(position, slot) === side
  return isClosed ? storeOf(variant.board.holes, 'south') : restingPlace(variant, position, side, slot)
}

/**
 * Where the next seed of a lap falls on its route, after one at `at`. With origin `skipped`, the hole that this lap
 * was lifted from gets nothing; in a relay that is each lap's own hole, and earlier ones are sown like any other. If
 * every hole would be skipped because of its contents, none is.
 */
export function nextPlace(
  variant: Variant,
  position: Position,
  { side, from }: Pick<Lap, 'side' | 'from'>,
  route: readonly Slot[],
  at: Slot,
  isLast: boolean,
): Slot {
  const skipsOrigin = { sown: false, skipped: route.length > 1 }[variant.sow.origin]
  const start = route.indexOf(at)
  let open: Slot | null = null
  for (let step = 1; step <= route.length; step++) {
    const slot = route[(start + step) % route.length]!
    if (skipsOrigin && slot === from) continue
    open ??= slot
    if (!isPassedOver(variant, position, side, slot, isLast)) return slot
  }
  return open!
}

/** Whether a seed skips a slot because of its contents or its claimant. */
function isPassedOver(
  variant: Variant,
  position: Position,
  side: Side,
  slot: Slot,
  isLast: boolean,
): boolean {
  const { board, sow, claim } = variant
  if (isStore(board.holes, slot)) return false
  const count = position.seeds[slot]!
  const forCount = {
    nothing: false,
    opponentsAt: ownerOf(position, slot) !== side && count === sow.skipCount,
    holesFrom: count >= sow.skipCount,
  }[sow.skips]
  const opponentsClaim = claimantOf(position, slot) === otherSide(side)
  const forClaim = { byBoth: false, notByOpponent: true, lastByOpponent: !isLast }[claim.sowing]
  return forCount || (opponentsClaim && forClaim)
}

/** Lifts all seeds of a hole and sows them one by one along the side's route. */
export function sow(variant: Variant, position: Position, plan: LapPlan): Lap {
  const { side, way, from, taken } = plan
  const lifted = taken?.seeds ?? position.seeds[from]!
  const late = isLate(variant, seedsInPlay(position) - lifted)
  const route = routeOf(variant, position, side, way)
  // Seeds that are sown on skip no hole.
  const lap = { side, from: taken === undefined ? from : storeOf(variant.board.holes, side) }
  const drops: Drop[] = []
  const kept = taken === undefined ? withoutHouses(variant, position, [from]) : position
  let now: Position = { ...kept, seeds: position.seeds.with(from, position.seeds[from]! - lifted) }
  let at = taken?.after ?? from
  for (let hand = lifted; hand > 0; hand--) {
    const stays = hand === lifted && leavesOne(variant, plan, lifted)
    at = stays ? from : nextPlace(variant, now, lap, route, at, hand === 1)
    const to = late ? latePlace(variant, now, plan, at, hand === 1) : placeOfDrop(variant, now, side, at)
    now = { ...now, seeds: now.seeds.with(to, now.seeds[to]! + 1) }
    const passes = plan.captures && to === at && hand > 1
    const captor = passes ? captorInPassing(variant, now, side, at) : null
    const store = captor === null ? null : captureSlot(variant, now, captor)
    if (captor === null || store === null) drops.push({ at, to })
    else {
      drops.push({ at, to, taken: { side: captor, to: store, seeds: now.seeds[at]! } })
      now = takeTo(now, [at], store)
    }
  }
  return { side, way, from, origin: taken?.origin ?? from, lifted, last: at, drops, after: now }
}

/** Who takes a hole that a seed has just fallen into, in passing; null: nobody does. */
function captorInPassing(variant: Variant, position: Position, side: Side, slot: Slot): Side | null {
  const { passing } = lastSeedOf(variant)
  if (passing === null || !isTakeable(variant, position, slot)) return null
  const owner = ownerOf(position, slot)
  const isThere = { own: owner === side, theirs: owner !== side, any: true }[passing.at]
  if (!isThere || !isAmong(passing.makes, position.seeds[slot]!)) return null
  return passing.to === 'owner' ? owner : side
}

function leavesOne(variant: Variant, { first, taken }: LapPlan, lifted: number): boolean {
  return {
    nothing: false,
    one: first,
    oneUnlessSingle: first && lifted > 1,
    oneEveryLap: taken === undefined,
  }[variant.sow.leave]
}

function isLate({ sow: { lateSeeds } }: Variant, inHoles: number): boolean {
  return lateSeeds > 0 && inHoles <= lateSeeds
}

/** Late in a round a seed in the opponent's row goes to the opponent's store, except a last one that takes its hole. */
function latePlace(
  variant: Variant,
  position: Position,
  { side, captures }: LapPlan,
  at: Slot,
  isLast: boolean,
): Slot {
  const n = variant.board.holes
  const place = placeOfDrop(variant, position, side, at)
  if (place !== at || isStore(n, at) || ownerOf(position, at) === side) return place
  const takes = lastSeedOf(variant).last.some(
    (clause) =>
      clause.take?.[0] === 'here' &&
      (clause.at === 'theirs' || clause.at === 'any') &&
      (clause.makes === undefined || isAmong(clause.makes, position.seeds[at]! + 1)),
  )
  return isLast && captures && takes ? at : storeOf(n, otherSide(side))
}

import { captureSlot, isTakeable } from './captures'
import { takeTo, addSeeds, claimsOf, isBurnt, ownerOf, seedsAt, seedsInPlay, setSeeds } from './game'
import { captorInPassing, staysLate } from './lastSeed/table'
import { after, before, firstOf, isStore, lapsInVectors, routeLength, slotReached } from './route'
import { stepsFrom, storeOf } from './route'
import { loseHouseAt } from './laps/house'
import {
  matchBurnt,
  claimSowing,
  claiming,
  closing,
  fourRows,
  holes,
  keepsHouses,
  sowLateSeeds,
  sowLeave,
  sowOrigin,
  takesInPassing,
  sowSkipCount,
  sowSkips,
  slots,
  sowsByDivision,
  tracksReach,
} from './rules'
import { ClaimSowing, MatchBurnt, SowLeave, SowOrigin, SowSkips } from '../vocabulary'

/** Seeds that the last lap lifted. */
export let lifted: i32 = 0
/** Whether something was captured in passing since this was last cleared. */
export let tookInPassing: bool = false

/** Records the seeds lifted by a lap that was not sown here. */
export function setLifted(seeds: i32): void {
  lifted = seeds
}

/** Whether a seed of the current move has fallen in the opponent's row, or a hole was lifted there; only known if a rule asks. */
export let reached: bool = true

/** Starts a move: nothing is captured in passing yet, and it has reached nothing. */
export function beginSowing(): void {
  tookInPassing = false
  reached = false
}

/** Starts an opening in which both players sow: no rule asks where they have been. */
export function sowTogether(): void {
  reached = true
}

/** Notes where a lap has begun and ended; where its other seeds fell is noted as they fall. */
export function noteReach(side: i32, from: i32, last: i32): void {
  if (isTheirs(side, from) || isTheirs(side, last)) reached = true
}

// @inline
function isTheirs(side: i32, slot: i32): bool {
  return !isStore(slot) && ownerOf(slot) != side
}

/**
 * Lifts all seeds of a hole and sows them along the side's route; returns where the last one fell. `isFirst`: it is the
 * first lap of a move. `captures`: seeds may be captured in passing.
 */
export function sow(game: usize, side: i32, way: i32, from: i32, isFirst: bool, captures: bool): i32 {
  if (keepsHouses) loseHouseAt(game, from)
  if (!sowsByDivision) return sowOneByOne(game, side, way, from, isFirst, captures, false)
  if (tracksReach && !reached) noteWay(game, side, way, from)
  if (fourRows && sowOrigin == SowOrigin.sown) {
    lifted = seedsAt(game, from)
    setSeeds(game, from, 0)
    return sowRing(game, side, way, from, lifted)
  }
  return lapsInVectors() ? sowInVectors(game, side, way, from) : sowByDivision(game, side, way, from)
}

/** Notes whether a lap that skips no hole will leave a seed in the opponent's row. */
function noteWay(game: usize, side: i32, way: i32, from: i32): void {
  const next = after(side, way)
  let slot = from
  for (let left = min(seedsAt(game, from), routeLength(side, way) - 1); left > 0; left--) {
    slot = load<u8>(next + slot)
    if (!isTheirs(side, slot) || confiscates(game, slot)) continue
    reached = true
    return
  }
}

function sowByDivision(game: usize, side: i32, way: i32, from: i32): i32 {
  const next = after(side, way)
  const length = routeLength(side, way)
  const skipsOrigin = sowOrigin == SowOrigin.skipped && length > 1
  const cycle = length - i32(skipsOrigin)
  let hand = (lifted = seedsAt(game, from))
  let slot = from
  setSeeds(game, from, 0)
  if (hand >= cycle) {
    const rounds = hand / cycle
    for (let i = 0; i < cycle; i++) {
      slot = load<u8>(next + slot)
      drop(game, side, slot, rounds)
    }
    hand -= rounds * cycle
    if (hand > 0) slot = from
  }
  for (; hand > 0; hand--) {
    slot = load<u8>(next + slot)
    drop(game, side, slot, 1)
  }
  return slot
}

/** Sows seeds round the two rows of a side, from the hole after one on; returns where the last fell. */
export function sowRing(game: usize, side: i32, way: i32, after: i32, seeds: i32): i32 {
  const first = game + (usize(side == 0 ? 0 : holes + 1) << 1)
  const end = first + (usize(holes) << 1)
  let at = game + (usize(after) << 1)
  if (way == 0) {
    for (let hand = seeds; hand > 0; hand--) {
      at += 2
      if (at == end) at = first
      store<u16>(at, load<u16>(at) + 1)
    }
  } else {
    for (let hand = seeds; hand > 0; hand--) {
      if (at == first) at = end
      at -= 2
      store<u16>(at, load<u16>(at) + 1)
    }
  }
  return i32((at - game) >> 1)
}

/** The same where no hole is burnt: every slot compares the seeds in hand with those it takes to reach it. */
// @inline
function sowInVectors(game: usize, side: i32, way: i32, from: i32): i32 {
  const seeds = (lifted = seedsAt(game, from))
  const length = routeLength(side, way)
  const cycle = length - i32(sowOrigin == SowOrigin.skipped && length > 1)
  const steps = stepsFrom(side, way, from)
  let rest = seeds
  let rounds = 0
  if (seeds >= cycle) {
    rounds = seeds / cycle
    rest = seeds - rounds * cycle
  }
  for (let base = 0; base < slots; base += 16) {
    const needed = v128.load(steps + base)
    const kept = i8x16.ne(needed, i8x16.splat(0))
    const reached = v128.and(kept, i8x16.le_u(needed, i8x16.splat(<i8>rest)))
    const at = game + (usize(base) << 1)
    change(at, i16x8.extend_low_i8x16_s(kept), i16x8.extend_low_i8x16_s(reached))
    change(at + 16, i16x8.extend_high_i8x16_s(kept), i16x8.extend_high_i8x16_s(reached))
  }
  if (rounds > 0) addRounds(game, side, way, rounds, sowOrigin == SowOrigin.skipped && length > 1 ? from : -1)
  // A hole may have been emptied just before its relay; that lap ends where it would have begun.
  if (seeds == 0) return from
  return slotReached(side, way, from, rest > 0 ? rest : cycle)
}

/** Of eight slots, empties those whose lane in `kept` is 0 and adds a seed to those whose lane in `reached` is −1. */
// @inline
function change(at: usize, kept: v128, reached: v128): void {
  v128.store(at, i16x8.sub(v128.and(v128.load(at), kept), reached))
}

/** Adds so many seeds to every slot of a route but one. */
function addRounds(game: usize, side: i32, way: i32, rounds: i32, skipped: i32): void {
  const length = routeLength(side, way)
  let slot = firstOf(side, way)
  for (let i = 0; i < length; i++) {
    if (slot != skipped) addSeeds(game, slot, rounds)
    slot = load<u8>(after(side, way) + slot)
  }
}

/** The same seed by seed; a plain lap skips no hole because of its contents. */
export function sowOneByOne(
  game: usize,
  side: i32,
  way: i32,
  from: i32,
  isFirst: bool,
  captures: bool,
  plain: bool,
): i32 {
  lifted = seedsAt(game, from)
  const late = sowLateSeeds > 0 && seedsInPlay(game) - lifted <= sowLateSeeds
  let at = from
  setSeeds(game, from, 0)
  for (let hand = lifted; hand > 0; hand--) {
    const stays = hand == lifted && (isFirst ? leavesOne() : sowLeave == SowLeave.oneEveryLap)
    if (!stays) at = nextPlace(game, side, way, from, at, hand == 1, plain)
    if (late && goesToStore(game, side, at, hand == 1, captures)) {
      addSeeds(game, storeOf(side ^ 1), 1)
      continue
    }
    drop(game, side, at, 1)
    if (tracksReach && isTheirs(side, at) && rests(game, side, at)) reached = true
    if (takesInPassing && captures && hand > 1) takeInPassing(game, side, at)
  }
  return at
}

function leavesOne(): bool {
  return (
    sowLeave == SowLeave.one ||
    sowLeave == SowLeave.oneEveryLap ||
    (sowLeave == SowLeave.oneUnlessSingle && lifted > 1)
  )
}

/** Where the next seed of a lap falls, after one at `at`. */
function nextPlace(game: usize, side: i32, way: i32, from: i32, at: i32, isLast: bool, plain: bool): i32 {
  const next = after(side, way)
  if (sowSkips == SowSkips.nothing && claimSowing == ClaimSowing.byBoth && sowOrigin == SowOrigin.sown)
    return load<u8>(next + at)
  const length = routeLength(side, way)
  const skipsOrigin = sowOrigin == SowOrigin.skipped && length > 1
  let slot = at
  let open = -1
  for (let i = 0; i < length; i++) {
    slot = load<u8>(next + slot)
    if (skipsOrigin && slot == from) continue
    if (open < 0) open = slot
    if (!isPassedOver(game, side, slot, isLast, plain)) return slot
  }
  return open
}

function isPassedOver(game: usize, side: i32, slot: i32, isLast: bool, plain: bool): bool {
  if (isStore(slot)) return false
  if (!plain) {
    if (sowSkips == SowSkips.opponentsAt) {
      if (ownerOf(slot) != side && seedsAt(game, slot) == sowSkipCount) return true
    } else if (sowSkips == SowSkips.holesFrom && seedsAt(game, slot) >= sowSkipCount) return true
  }
  if (!claiming || claimSowing == ClaimSowing.byBoth) return false
  if (((claimsOf(game, side ^ 1) >> u64(slot)) & 1) == 0) return false
  return claimSowing == ClaimSowing.notByOpponent || !isLast
}

/** Late in a round a seed in the opponent's row goes to the opponent's store, except a last one that takes its hole. */
function goesToStore(game: usize, side: i32, at: i32, isLast: bool, captures: bool): bool {
  if (isStore(at) || ownerOf(at) == side || isBurnt(game, at)) return false
  if (closing && ((claimsOf(game, side) >> u64(at)) & 1) != 0) return false
  return !(isLast && captures && staysLate(seedsAt(game, at) + 1))
}

// @inline
function takeInPassing(game: usize, side: i32, slot: i32): void {
  const captor = captorInPassing(side, ownerOf(slot), seedsAt(game, slot))
  if (captor >= 0 && isTakeable(game, slot)) takeAtOnce(game, slot, captureSlot(game, captor))
}

function takeAtOnce(game: usize, slot: i32, to: i32): void {
  if (to < 0) return
  tookInPassing = true
  takeTo(game, u64(1) << u64(slot), to)
}

/** Where the next seed of a lap falls, after one at `at`; for a lap that is sown one seed at a time. */
export function dropPlace(side: i32, way: i32, from: i32, at: i32): i32 {
  const slot: i32 = load<u8>(after(side, way) + at)
  const skipsOrigin =
    sowOrigin == SowOrigin.skipped && slot == from && load<u8>(before(side, way) + from) != from
  return skipsOrigin ? load<u8>(after(side, way) + slot) : slot
}

/** Whether a slot is a burnt hole whose seeds go to the other player. */
// @inline
function confiscates(game: usize, slot: i32): bool {
  return matchBurnt == MatchBurnt.confiscated && isBurnt(game, slot)
}

/** Whether a seed that falls at a slot stays there. */
function rests(game: usize, side: i32, slot: i32): bool {
  const isClosed = closing && ((claimsOf(game, side) >> u64(slot)) & 1) != 0
  return !isClosed && !confiscates(game, slot)
}

/** Drops seeds at a slot, or where a closed or burnt hole sends them. */
// @inline
export function drop(game: usize, side: i32, slot: i32, seeds: i32): void {
  if (closing && ((claimsOf(game, side) >> u64(slot)) & 1) != 0) addSeeds(game, storeOf(0), seeds)
  else addSeeds(game, confiscates(game, slot) ? storeOf(side ^ 1) : slot, seeds)
}

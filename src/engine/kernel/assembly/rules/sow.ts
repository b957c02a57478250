import { addSeeds, isBurnt, seedsAt, setSeeds } from './game'
import { after, before, routeLength, storeOf } from './route'
import { origin } from './rules'
import { Origin } from '../shared/ruleCodes'

/** Seeds that the last lap lifted. */
export let lifted: i32 = 0

/** Lifts all seeds of a hole and sows them along the side's route; returns where the last one fell. */
export function sow(game: usize, side: i32, way: i32, from: i32): i32 {
  const next = after(side, way)
  const length = routeLength(side, way)
  const skips = origin == Origin.skipped && length > 1
  const cycle = length - i32(skips)
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

/** Where the next seed of a lap falls, after so many of it; for a lap that is sown one seed at a time. */
export function dropPlace(side: i32, way: i32, from: i32, at: i32): i32 {
  const slot: i32 = load<u8>(after(side, way) + at)
  const skips = origin == Origin.skipped && slot == from && load<u8>(before(side, way) + from) != from
  return skips ? load<u8>(after(side, way) + slot) : slot
}

/** Drops seeds at a slot: there, or into the opponent's store if a burnt hole confiscates them. */
// @inline
export function drop(game: usize, side: i32, slot: i32, seeds: i32): void {
  addSeeds(game, isBurnt(game, slot) ? storeOf(side ^ 1) : slot, seeds)
}

// The clauses on the last seed as kernel/lastSeed.ts has written them. A set of clauses has one bit for each.

import { claimsOf, isClaimed, ownerOf, seedsAt, wonHoles } from '../game'
import { isStore } from '../route'
import { claiming, holes, slots } from '../rules'
import { ClauseRecord, Counted, LastSeedTable } from '../../shared/lastSeedTable'
import { Limit } from '../../../../limits'

/** Where the list is written. */
export const LAST_SEED: usize = memory.data(LastSeedTable.size, 16)

const KIND: usize = (LastSeedTable.cells - LastSeedTable.counts) / Counted.kinds

/** Where the row of a slot begins among the cells, two bytes each, by the side that looks at it. */
const ROWS: usize = memory.data(2 * Limit.slots * 2, 16)

/** How many holes were won when the rows were found. */
let laidFor: i32 = i32.MIN_VALUE
let cap: i32 = 2
let passingToOwner: bool = false

/** How many clauses there are. */
export let clauses: i32 = 0
/** Clauses that take or claim, and those that only relay. */
export let takers: i32 = 0
export let relaysOnly: i32 = 0
/** The most seeds of a hole that is taken because of its count. */
export let mostTaken: i32 = 0

/** Takes up the list in memory. */
export function loadClauses(): void {
  laidFor = i32.MIN_VALUE
  cap = load<i32>(LAST_SEED, LastSeedTable.cap)
  clauses = load<u8>(LAST_SEED, LastSeedTable.clauseCount)
  takers = load<u16>(LAST_SEED, LastSeedTable.takers)
  relaysOnly = load<u16>(LAST_SEED, LastSeedTable.relays)
  mostTaken = load<i32>(LAST_SEED, LastSeedTable.mostTaken)
  passingToOwner = load<u8>(LAST_SEED, LastSeedTable.passingToOwner) != 0
}

/** Finds the row of each slot; whose it is depends on the holes that were won. */
export function layPlaces(): void {
  if (laidFor == wonHoles()) return
  laidFor = wonHoles()
  for (let side = 0; side < 2; side++) {
    for (let slot = 0; slot < slots; slot++) {
      const place = isStore(slot) ? 2 * holes : (ownerOf(slot) == side ? 0 : holes) + holeIn(slot)
      store<u16>(ROWS + (usize(side * slots + slot) << 1), rowBytes() * place)
    }
  }
}

// @inline
function rowBytes(): i32 {
  return (cap + 2) << 1
}

/** The number of a hole in its row, from 0. */
// @inline
function holeIn(slot: i32): i32 {
  return slot > holes ? slot - holes - 1 : slot
}

// @inline
function columnOf(count: i32): usize {
  return usize(select<i32>(count, cap + (count & 1), count < cap)) << 1
}

// @inline
function rowOf(side: i32, slot: i32): usize {
  return load<u16>(ROWS + (usize(side * slots + slot) << 1))
}

/** The clauses whose place, hole and count fit where a last seed has fallen. */
// @inline
export function clausesAt(game: usize, side: i32, slot: i32): i32 {
  const column = columnOf(seedsAt(game, slot))
  if (claiming && isClaimed(game, slot)) return clausesAtClaimed(game, side, slot, column)
  return load<u16>(LAST_SEED + rowOf(side, slot) + column, LastSeedTable.cells)
}

/** In a claimed hole only clauses on those fit, and only if the opponent claimed it. */
function clausesAtClaimed(game: usize, side: i32, slot: i32, column: usize): i32 {
  if (((claimsOf(game, side) >> u64(slot)) & 1) != 0) return 0
  const row = usize(rowBytes() * (2 * holes + 1 + holeIn(slot)))
  return load<u16>(LAST_SEED + row + column, LastSeedTable.cells)
}

/** The clauses whose chain finds place, hole and count right at a slot that nobody has claimed. */
// @inline
export function linksAt(game: usize, side: i32, slot: i32): i32 {
  return load<u16>(LAST_SEED + rowOf(side, slot) + columnOf(seedsAt(game, slot)), LastSeedTable.links)
}

/** The clauses that a count of this kind lets fit. */
// @inline
export function clausesFor(kind: i32, count: i32): i32 {
  return load<u16>(LAST_SEED + usize(kind) * KIND + columnOf(count), LastSeedTable.counts)
}

/** The address of a clause. */
// @inline
export function clauseAt(number: i32): usize {
  return LAST_SEED + LastSeedTable.clauses + usize(number) * ClauseRecord.size
}

/** Who takes a hole of an owner that a seed brings to a count in passing: a side, or −1. */
// @inline
export function captorInPassing(side: i32, owner: i32, count: i32): i32 {
  const fits = (clausesFor(Counted.passing, count) >> (side ^ owner)) & 1
  return fits == 0 ? -1 : passingToOwner ? owner : side
}

/** Whether a last seed late in a round stays in a hole of the opponent's that it brings to a count. */
export function staysLate(count: i32): bool {
  return clausesFor(Counted.late, count) != 0
}

/** Whether an opponent's hole with this many seeds is taken in a game like awari, and whether chains are. */
export function takesAt(count: i32): bool {
  return (load<u16>(LAST_SEED + usize(rowBytes() * holes) + columnOf(count), LastSeedTable.cells) & 1) != 0
}

export function takesChains(): bool {
  return load<u8>(clauseAt(0), ClauseRecord.chain) != 0
}

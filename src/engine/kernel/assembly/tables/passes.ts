// Passes over the half boards of a layer, which are divided among a crew: members claim some half boards at a time, and whoever
// finishes the last ones of a pass begins the next. The layer is done after a pass that changes nothing. Values only move away
// from zero, so it does not matter in which order they are computed.

import { Cell, add, change, read, write } from './crew'
import { first, size } from '../positions/halves'

/** Positions of the half boards that a member claims at a time. */
const CLAIM: i32 = 1 << 15
/** Bits for the number of a pass, below those for the layer. */
const PASS_BITS: u32 = 24
const PASSES: u32 = (1 << PASS_BITS) - 1
/** The number of the pass after the last that computes values. */
export const RESTORING: u32 = PASSES

let seeds: i32 = 0
/** The half boards in hand: the first, and the one after the last. */
let begun: i32 = 0
let end: i32 = 0

/** The pass of the half boards in hand. */
export let pass: u32 = 0
/** The next half board in hand, its seeds, and where its row begins. */
export let half: i32 = 0
export let halfSeeds: i32 = 0
export let offset: usize = 0

/** Begins to take part in the passes over a layer. */
export function joinPasses(count: i32): void {
  seeds = count
  half = end = 0
}

/** Begins the first pass, for everybody. */
export function beginPasses(): void {
  write(Cell.changed, 0)
  beginPass(0)
  write(Cell.layer, seeds + 1)
}

/** Lets the half boards of a pass be claimed. Passes of different layers have different numbers. */
function beginPass(next: u32): void {
  const stage = u64((u32(seeds) << PASS_BITS) | next) << 32
  write(Cell.finished, stage)
  write(Cell.claimed, stage)
}

/** Whether everything that was claimed is done. */
// @inline
export function isHandEmpty(): bool {
  return half == end
}

/** Takes the next half boards of the pass; false if all are taken. */
export function claim(): bool {
  for (;;) {
    const claimed = read(Cell.claimed)
    const stage = u32(claimed >> 32)
    const from = i32(u32(claimed))
    if (from >= first(seeds + 1) || i32(stage >> PASS_BITS) != seeds) return false
    seek(from)
    const rows = max(1, CLAIM / max(1, size(seeds - halfSeeds)))
    const to = min(first(seeds + 1), from + rows)
    if (!change(Cell.claimed, claimed, (claimed & ~u64(0xffffffff)) | u64(to))) continue
    pass = stage & PASSES
    begun = half = from
    end = to
    return true
  }
}

/** Finds the number of seeds of a half board and where its row begins. */
function seek(from: i32): void {
  offset = 0
  for (halfSeeds = 0; first(halfSeeds + 1) <= from; halfSeeds++) {
    offset += usize(size(halfSeeds)) * usize(size(seeds - halfSeeds))
  }
  offset += usize(from - first(halfSeeds)) * usize(size(seeds - halfSeeds))
}

/** Moves on to the next half board in hand. */
export function nextHalf(): void {
  offset += usize(size(seeds - halfSeeds))
  half++
  if (half == first(halfSeeds + 1)) halfSeeds++
  if (half == end) finish()
}

/** Reports the half boards in hand as done; whoever reports the last of a pass begins the next, or ends the layer. */
function finish(): void {
  const finished = add(Cell.finished, u64(end - begun))
  if (i32(u32(finished)) != first(seeds + 1)) return
  if (pass == RESTORING) {
    write(Cell.layer, 0)
    return
  }
  const isDone = pass > 0 && read(Cell.changed) == 0
  write(Cell.changed, 0)
  beginPass(isDone ? RESTORING : pass + 1)
}

/** Whether the layer is done. */
export function isLayerDone(): bool {
  return read(Cell.layer) == 0
}

/** The share of the layer that has been visited once. */
export function listedShare(): f64 {
  const claimed = read(Cell.claimed)
  return (u32(claimed >> 32) & PASSES) == 0 ? f64(u32(claimed)) / f64(first(seeds + 1)) : 1
}

// Retrograde analysis, for play that can repeat: finds every position that play can reach, then works backwards from
// the ends, layer by layer, because seeds in play never grow. Values are South's gain minus North's. Within a layer
// nobody gains anything. If stopping a round there gives South at least w, South's lower bound is that of the game in
// which endless play is worth w: every position starts at w and is updated from its moves until nothing changes.
// South's upper bound is found the same way with the most that stopping can give.

import { NONE, toMove } from '../rules/game'
import { legalChoices } from '../rules/legal'
import { copyForSearch } from '../rules/lookAhead'
import {
  addExit,
  addStay,
  backUpRecord,
  clearLayer,
  closeRecord,
  nextRecord,
  openRecord,
  passRecord,
  rewind,
} from './layer'
import { Reach, leastOf, reachOf, mostOf, setBounds, setFound } from './bounds'
import { unrank, rankOf, ranksUpTo } from './ranking'
import { endQuietMoves } from '../rules/rules'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { gain, tryScored } from './worth'
import { highest, lowest, narrow, openNarrowShares, openShares, relax, restart, weigh } from './stopping'

const enum Stage {
  listing,
  weighing,
  starting,
  sweeping,
  narrowing,
  restarting,
  resweeping,
  relaxing,
  done,
}

/** The number of skipped positions that take as long as a lap. */
const PASSED_PER_LAP: i32 = 32
const PASSES_PER_RECORD: i32 = 16
const FAR: i32 = 1000000
const POSITION: usize = memory.data(GameRecord.size, 16)
const NEXT: usize = memory.data(GameRecord.size, 16)

let stage: i32 = Stage.done
let mostSeeds: i32 = 0
/** The layer of positions with so many seeds in play: `from` up to `to`, of which `passed` are done. */
let layer: i32 = 0
let from: u64 = 0
let to: u64 = 0
let passed: u64 = 0
/** The first position of the layer that has no record of its moves. */
let unlisted: u64 = 0
let upwards: bool = true
let changed: bool = false

/** Moves tried. */
export let retrogradeMoves: u64 = 0

/** Starts with the positions that can be reached from a game with this many seeds in play. */
export function beginRetrograde(game: usize, seeds: i32): void {
  copyForSearch(POSITION, game)
  mostSeeds = seeds
  stage = Stage.listing
  setFound(rankOf(POSITION))
  openLayer(seeds)
}

/** Continues for about this many laps; true when every value is known. */
export function workBackwards(laps: i32): bool {
  const start = work
  let passes = 0
  while (stage != Stage.done) {
    if (work - start + passes / PASSED_PER_LAP >= laps) return false
    if (stage >= Stage.sweeping && nextRecord()) {
      passes += PASSES_PER_RECORD
      if (sweeps()) changed = backUpRecord() || changed
      else visit(passRecord())
      continue
    }
    passes++
    if (from + passed == to) endPass()
    else visit(stage != Stage.listing || upwards ? from + passed++ : to - 1 - passed++)
  }
  return true
}

// @inline
function sweeps(): bool {
  return stage == Stage.sweeping || stage == Stage.resweeping
}

/** The share of the work done, 0…1, if known. */
export function retrogradeDone(): f64 {
  const share = f64(to) / f64(ranksUpTo(mostSeeds))
  return stage == Stage.listing ? 0.1 * (1 - share) : 0.1 + 0.9 * share
}

function openLayer(seeds: i32): void {
  layer = seeds
  from = seeds == 0 ? 0 : ranksUpTo(seeds - 1)
  to = ranksUpTo(seeds)
  unlisted = to
  openShares()
  clearLayer(from)
  beginPass()
}

/** During the sweeps, records replace the positions that have one. */
function beginPass(): void {
  upwards = !upwards
  changed = false
  passed = stage >= Stage.sweeping ? unlisted - from : 0
  rewind(upwards)
}

function endPass(): void {
  if (changed) beginPass()
  else if (stage == Stage.listing) {
    if (layer == 0) stage = Stage.weighing
    openLayer(max(layer - 1, 0))
  } else if (stage == Stage.relaxing) {
    stage = layer < mostSeeds ? Stage.weighing : Stage.done
    openLayer(min(layer + 1, mostSeeds))
  } else {
    if (stage == Stage.starting) openNarrowShares()
    stage++
    beginPass()
  }
}

function visit(rank: u64): void {
  const reach = reachOf(rank)
  if (reach == Reach.unknown) return
  switch (stage) {
    case Stage.listing:
      if (reach == Reach.found) follow(rank)
      break
    case Stage.weighing:
      weigh(rank)
      break
    case Stage.starting:
      listMoves(rank)
      break
    case Stage.narrowing:
      if (endQuietMoves == 0) narrow(rank)
      break
    case Stage.restarting:
      if (endQuietMoves == 0) restart(rank)
      break
    case Stage.relaxing:
      if (endQuietMoves > 0 && staysInLayer(rank)) relax(rank)
      break
    default:
      backUp(rank)
  }
}

/** Finds all positions that a position leads to. */
function follow(rank: u64): void {
  setBounds(rank, 0, 0)
  unrank(POSITION, rank)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    retrogradeMoves++
    if (tryScored(NEXT, POSITION, i32(ctz(left))) != NONE) continue
    const next = rankOf(NEXT)
    if (reachOf(next) != Reach.unknown) continue
    setFound(next)
    if (next >= from) changed = true
  }
}

/** Starts a position, and lists its moves while there is memory. */
function listMoves(rank: u64): void {
  setBounds(rank, lowest, highest)
  if (unlisted < to) return
  unrank(POSITION, rank)
  const south = toMove(POSITION) == 0
  openRecord(south)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    retrogradeMoves++
    const ended = tryScored(NEXT, POSITION, i32(ctz(left))) != NONE
    const next = ended ? 0 : rankOf(NEXT)
    if (ended) addExit(south, gain, gain)
    else if (next >= from) addStay(next)
    else addExit(south, gain + leastOf(next), gain + mostOf(next))
  }
  if (!closeRecord(rank, south)) unlisted = rank
}

/** Updates a position's bounds from its moves. */
function backUp(rank: u64): void {
  unrank(POSITION, rank)
  const south = toMove(POSITION) == 0
  let least = south ? -FAR : FAR
  let most = least
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    retrogradeMoves++
    const ended = tryScored(NEXT, POSITION, i32(ctz(left))) != NONE
    const next = ended ? 0 : rankOf(NEXT)
    const worst = ended ? gain : gain + leastOf(next)
    const hoped = ended ? gain : gain + mostOf(next)
    least = south ? max(least, worst) : min(least, worst)
    most = south ? max(most, hoped) : min(most, hoped)
  }
  if (least == leastOf(rank) && most == mostOf(rank)) return
  setBounds(rank, least, most)
  changed = true
}

/** Whether a move from a position brings no seed to a store. */
function staysInLayer(rank: u64): bool {
  unrank(POSITION, rank)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    if (tryScored(NEXT, POSITION, i32(ctz(left))) == NONE && rankOf(NEXT) >= from) return true
  }
  return false
}

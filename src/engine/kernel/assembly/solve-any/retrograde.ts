// Values where play can go round in circles: marks every position that play can reach, then works backwards from the ends,
// layer by layer, because seeds in play never grow. Values are South's gain less North's.
//
// Within a layer nobody gains anything. If stopping a round there gives South at least w, South's worst is that of the game
// in which play without end is worth w: every position starts at w and takes its moves in until nothing changes. South's
// best is found alike with the most that stopping can give.

import { NONE, seedsOnSide, toMove } from '../rules/game'
import { legalChoices } from '../rules/legal'
import { copyForSearch, marginOf, tryChoice } from '../rules/lookAhead'
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
import { Mark, leastOf, markAt, mostOf, setBounds, setFound } from './bounds'
import { layPosition, numberOf, numbersUpTo } from './ranking'
import { quietMoves, repetition } from '../rules/rules'
import { work } from '../rules/turn'
import { GameRecord } from '../shared/gameRecord'
import { Repetition } from '../shared/ruleCodes'

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

/** Positions passed over that take as long as a lap. */
const PASSED_PER_LAP: i32 = 32
const PASSES_PER_RECORD: i32 = 16
const FAR: i32 = 1000000
const POSITION: usize = memory.data(GameRecord.size, 16)
const NEXT: usize = memory.data(GameRecord.size, 16)

let stage: i32 = Stage.done
let mostSeeds: i32 = 0
/** The layer of positions with so many seeds in play: `from` up to `to`, of which `passed` were passed. */
let layer: i32 = 0
let from: u64 = 0
let to: u64 = 0
let passed: u64 = 0
/** The first position of the layer that has no record of its moves. */
let unlisted: u64 = 0
let upwards: bool = true
let changed: bool = false
/** The least and the most that stopping gives South; first by all positions of the layer, then by those that matter. */
let lowest: i32 = 0
let highest: i32 = 0
let narrowLowest: i32 = 0
let narrowHighest: i32 = 0

/** Moves tried. */
export let circleMoves: u64 = 0

/** Starts with the positions that can be reached from a game of so many seeds in play. */
export function beginCircles(game: usize, seeds: i32): void {
  copyForSearch(POSITION, game)
  mostSeeds = seeds
  stage = Stage.listing
  setFound(numberOf(POSITION))
  openLayer(seeds)
}

/** Works on for about so many laps; true when every value is known. */
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

/** How much of the work is done, 0…1, as far as that can be told. */
export function circlesDone(): f64 {
  const share = f64(to) / f64(numbersUpTo(mostSeeds))
  return stage == Stage.listing ? 0.1 * (1 - share) : 0.1 + 0.9 * share
}

function openLayer(seeds: i32): void {
  layer = seeds
  from = seeds == 0 ? 0 : numbersUpTo(seeds - 1)
  to = numbersUpTo(seeds)
  unlisted = to
  lowest = FAR
  highest = -FAR
  clearLayer(from)
  beginPass()
}

/** From the sweeps on, records stand for all positions that have one. */
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
    if (stage == Stage.starting) {
      narrowLowest = FAR
      narrowHighest = -FAR
    }
    stage++
    beginPass()
  }
}

function visit(number: u64): void {
  const mark = markAt(number)
  if (mark == Mark.unknown) return
  switch (stage) {
    case Stage.listing:
      if (mark == Mark.found) follow(number)
      break
    case Stage.weighing:
      weigh(number)
      break
    case Stage.starting:
      listMoves(number)
      break
    case Stage.narrowing:
      if (quietMoves == 0) narrow(number)
      break
    case Stage.restarting:
      if (quietMoves == 0) restart(number)
      break
    case Stage.relaxing:
      if (quietMoves > 0) relax(number)
      break
    default:
      backUp(number)
  }
}

/** Marks all that a position leads to. */
function follow(number: u64): void {
  setBounds(number, 0, 0)
  layPosition(POSITION, number)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    circleMoves++
    if (tryChoice(NEXT, POSITION, i32(ctz(left))) != NONE) continue
    const next = numberOf(NEXT)
    if (markAt(next) != Mark.unknown) continue
    setFound(next)
    if (next >= from) changed = true
  }
}

/** What South gets, less North, where a round is stopped. */
export function shareOf(position: usize): i32 {
  return repetition == Repetition.draw ? 0 : seedsOnSide(position, 0) - seedsOnSide(position, 1)
}

function weigh(number: u64): void {
  layPosition(POSITION, number)
  const share = shareOf(POSITION)
  lowest = min(lowest, share)
  highest = max(highest, share)
}

/** Starts a position, and lists its moves while there is memory. */
function listMoves(number: u64): void {
  setBounds(number, lowest, highest)
  if (unlisted < to) return
  layPosition(POSITION, number)
  const south = toMove(POSITION) == 0
  const margin = marginOf(POSITION, 0)
  openRecord(south)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    circleMoves++
    const ended = tryChoice(NEXT, POSITION, i32(ctz(left))) != NONE
    const gain = marginOf(NEXT, 0) - margin
    const next = ended ? 0 : numberOf(NEXT)
    if (ended) addExit(south, gain, gain)
    else if (next >= from) addStay(next)
    else addExit(south, gain + leastOf(next), gain + mostOf(next))
  }
  if (!closeRecord(number, south)) unlisted = number
}

/** Takes what a position's moves lead to into its bounds. */
function backUp(number: u64): void {
  layPosition(POSITION, number)
  const south = toMove(POSITION) == 0
  const margin = marginOf(POSITION, 0)
  let least = south ? -FAR : FAR
  let most = least
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    circleMoves++
    const ended = tryChoice(NEXT, POSITION, i32(ctz(left))) != NONE
    const gain = marginOf(NEXT, 0) - margin
    const next = ended ? 0 : numberOf(NEXT)
    const worst = ended ? gain : gain + leastOf(next)
    const hoped = ended ? gain : gain + mostOf(next)
    least = south ? max(least, worst) : min(least, worst)
    most = south ? max(most, hoped) : min(most, hoped)
  }
  if (least == leastOf(number) && most == mostOf(number)) return
  setBounds(number, least, most)
  changed = true
}

/**
 * A player who forces an end never comes to the same position twice. So rounds are stopped only where the one who would
 * rather go on can force no more than stopping gives; elsewhere it does not matter what stopping would give.
 */
function narrow(number: u64): void {
  layPosition(POSITION, number)
  const share = shareOf(POSITION)
  const least = leastOf(number)
  const most = mostOf(number)
  narrowLowest = min(narrowLowest, least > lowest ? max(share, least - 1) : share)
  narrowHighest = max(narrowHighest, most < highest ? min(share, most + 1) : share)
}

function restart(number: u64): void {
  const least = leastOf(number)
  const most = mostOf(number)
  setBounds(
    number,
    least < lowest ? least : max(least, narrowLowest),
    most > highest ? most : min(most, narrowHighest),
  )
}

/** Counted quiet moves tell positions apart that are the same: a player who forces an end can then be stopped anywhere. */
function relax(number: u64): void {
  if (staysInLayer(number)) setBounds(number, min(leastOf(number), lowest), max(mostOf(number), highest))
}

/** Whether a move from a position brings no seed to a store. */
function staysInLayer(number: u64): bool {
  layPosition(POSITION, number)
  for (let left = legalChoices(POSITION); left != 0; left &= left - 1) {
    if (tryChoice(NEXT, POSITION, i32(ctz(left))) == NONE && numberOf(NEXT) >= from) return true
  }
  return false
}

// A network plays itself and learns from every game: its targets are λ-returns of the values that its own search found.

import { growTo, heapStart } from '../memory'
import { NONE, TIE, toMove } from '../rules/game'
import { nthChoice } from '../rules/legal'
import { copyForSearch } from '../rules/lookAhead'
import { startGame } from '../rules/match'
import { legal, playInRound } from '../rules/play'
import { forgetPositions } from '../rules/ends/repetition'
import { choices as choicesNext, finishRound } from '../rules/round'
import { startFirst } from '../rules/rules'
import { work } from '../rules/move'
import { below, seedStream } from '../random'
import { StartFirst } from '../vocabulary'
import { GameRecord } from '../shared/gameRecord'
import { NetworkLimit } from '../../../limits'
import { Purpose } from '../../../purpose'
import { beginMinimax, minimaxChoices, searchMinimax, bestValue } from '../agents/minimax'
import { searchNetMcts } from '../agents/netMcts'
import { beginTree, treeChoice, treeValue } from '../agents/tree'
import { forgetMeans, stepWeights } from './adam'
import { learnFrom } from './backward'
import { exactResult, isTabled, layTables } from './exactResults'
import { shareOfOne } from '../network/evaluation'
import { LEAD, VIEW_SIZE, look, useNetwork, weights, weightsSize } from '../network/network'

const START: usize = memory.data(GameRecord.size, 16)
const GAME: usize = memory.data(GameRecord.size, 16)
const LOT: usize = memory.data(16, 16)
const LAYOUT: usize = memory.data(16, 16)
const PLAY: usize = memory.data(16, 16)
const OPENING: usize = memory.data(16, 16)
/** Games of more moves count as tied; only games that can repeat get there. */
const LONGEST: i32 = 500
// What is kept of a position until the game is over: the view, its value for the mover, the mover, whether that value
// stands whatever comes after, because it is exact or the move was random.
const WORTH: usize = LEAD + 4
const KEPT_SIZE: i32 = VIEW_SIZE + 16
const MOVER: usize = VIEW_SIZE
const STANDS: usize = VIEW_SIZE + 1
const KEPT: usize = memory.data(LONGEST * KEPT_SIZE, 16)
/** Positions after which the weights take a step. */
const BATCH: i32 = 64
/** Up to this many moves are random before a game is learnt from. */
const MOST_DRAWN: i32 = 8

let playouts: i32 = 0
let trace: f32 = 0
let exploration: i32 = 0
let rate: f32 = 0
let seed: u64 = 0
let next: u64 = 0
let last: u64 = 0
let pending: i32 = 0

/** Positions learnt from, and the sum of their losses. */
export let positions: f64 = 0
export let losses: f64 = 0

// @inline
function part(index: i32): usize {
  return heapStart() + usize(index) * NetworkLimit.size
}

/** The address of the learning network. */
export function learner(): usize {
  return part(0)
}

/** Allocates the network, its gradients and their means; false if there is not enough memory. */
export function makeRoom(): bool {
  return growTo(u64(part(4)))
}

/** Allocates endgame tables of up to this many seeds behind the networks; false if there is not enough memory. */
export function makeTables(seeds: i32): bool {
  return layTables(part(4), seeds)
}

/**
 * Begins a lesson of games `from` up to `to` of a seed: by a look of one ply, or by a tree of `visits` nodes where that
 * is not 0. `lambda` is how far results reach back, `explored` how many moves in a thousand are random.
 */
export function beginLesson(
  lessonSeed: f64,
  from: f64,
  to: f64,
  visits: i32,
  lambda: f32,
  explored: i32,
  learningRate: f32,
): void {
  seed = u64(lessonSeed)
  next = u64(from)
  last = u64(to)
  playouts = visits
  trace = lambda
  exploration = explored
  rate = learningRate
  pending = 0
  positions = 0
  losses = 0
  useNetwork(learner())
  memory.fill(part(1), 0, usize(weightsSize))
  forgetMeans(part(2), part(3), weightsSize)
}

/** Plays and learns for about this many laps, to the end of a game; returns the remaining games. */
export function advanceLesson(budget: i32): f64 {
  const start = work
  while (next < last && work - start < budget) {
    playGame(next++)
  }
  if (next == last && pending > 0) step()
  return f64(last - next)
}

function step(): void {
  stepWeights(weights, part(1), part(2), part(3), weightsSize, rate, pending)
  pending = 0
}

function playGame(game: u64): void {
  seedStream(LOT, seed, game, Purpose.lot)
  seedStream(PLAY, seed, game, Purpose.play)
  seedStream(OPENING, seed, game, Purpose.opening)
  seedStream(LAYOUT, seed, game, Purpose.layout)
  startGame(START, startFirst == StartFirst.lot ? below(LOT, 2) : 0, LAYOUT)
  forgetPositions()
  let choices = legal(START)
  copyForSearch(GAME, START)
  let ended = NONE
  for (let drawn = below(OPENING, MOST_DRAWN + 1); drawn > 0 && ended == NONE; drawn--) {
    ended = playInRound(GAME, nthChoice(choices, below(OPENING, i32(popcnt(choices)))), true)
    choices = choicesNext
  }
  let length = 0
  while (ended == NONE && length < LONGEST) {
    const kept = KEPT + usize(length++) * KEPT_SIZE
    look(kept, GAME)
    store<u8>(kept, u8(toMove(GAME)), MOVER)
    let choice = decide(choices, kept)
    const explores = below(PLAY, 1000) < exploration
    const drawn = nthChoice(choices, below(PLAY, i32(popcnt(choices))))
    if (explores) choice = drawn
    const tabled = isTabled(GAME)
    if (tabled) store<f32>(kept, exactResult(GAME), WORTH)
    store<u8>(kept, u8(explores || tabled), STANDS)
    ended = playInRound(GAME, choice, true)
    choices = choicesNext
  }
  learnGame(length, ended == NONE ? TIE : finishRound(GAME, ended))
}

/** Looks ahead, stores the value for the mover, and returns the recommended choice. */
function decide(choices: u64, kept: usize): i32 {
  if (playouts > 0) {
    beginTree(GAME, choices, playouts)
    while (!searchNetMcts(i32.MAX_VALUE)) {}
    store<f32>(kept, treeValue(), WORTH)
    return treeChoice()
  }
  beginMinimax(GAME, choices, 1, 0, false, true)
  while (!searchMinimax(i32.MAX_VALUE)) {}
  store<f32>(kept, shareOfOne(bestValue()), WORTH)
  const best = minimaxChoices()
  return nthChoice(best, below(PLAY, i32(popcnt(best))))
}

/** From the last position back: what came after counts by λ, unless a value stands. */
function learnGame(length: i32, winner: i32): void {
  // For South.
  let result: f32 = winner == TIE ? 0 : winner == 0 ? 1 : -1
  for (let at = length - 1; at >= 0; at--) {
    const kept = KEPT + usize(at) * KEPT_SIZE
    const sign: f32 = load<u8>(kept, MOVER) == 0 ? 1 : -1
    const worth = load<f32>(kept, WORTH)
    const after: f32 = sign * result
    const target: f32 = load<u8>(kept, STANDS) != 0 ? worth : worth + trace * (after - worth)
    result = sign * target
    losses += f64(learnFrom(kept, target, part(1)))
    positions += 1
    if (++pending == BATCH) step()
  }
}

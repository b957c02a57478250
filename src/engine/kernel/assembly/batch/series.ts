// Whole games between any two agents, one after the other, slot by slot; a call may end while an agent is thinking.

import { phaseOf, seedsAt, toMove } from '../rules/game'
import { startGame } from '../rules/match'
import { nthChoice } from '../rules/legal'
import { lapsPlayed, legal, play, turnEnded } from '../rules/play'
import { Purpose } from '../../../purpose'
import { below, mix, nextRandom, seedStream } from '../random'
import { recordCourse, recordFingerprint, recordNotes, recordResult, recordThought } from './records'
import { logRoundsOf, openRoundLog } from './roundLog'
import { choices } from '../rules/round'
import { storeOf } from '../rules/route'
import { matchLength, slots, startDeal, startFirst } from '../rules/rules'
import { forgetMade, rememberMade } from '../agents/made'
import {
  asking,
  beginThinking,
  countsNodes,
  decision,
  kindOf,
  nodes,
  ranOut,
  think,
} from '../agents/thinking'
import { work } from '../rules/move'
import { AgentKind } from '../shared/agentCodes'
import { End, Flag, GameRecord, MatchEnd, Phase } from '../shared/gameRecord'
import { MatchLength, StartDeal, StartFirst } from '../vocabulary'

/** The game that is played. */
export const SERIES_GAME: usize = memory.data(GameRecord.size, 16)
/** The choices made since the log was emptied, a byte each, if they are kept. */
export const MOVE_LOG: usize = memory.data(32768)
const LOG_SIZE = 32768
const LOT: usize = memory.data(16, 16)
const LAYOUT: usize = memory.data(16, 16)
const PLAY: usize = memory.data(16, 16)
const SEARCH: usize = memory.data(16, 16)
const CHOICE: usize = memory.data(16, 16)
const OPENING: usize = memory.data(16, 16)

/** Whether choices are kept, and how many there are. */
export let keepsMoves: bool = false
let logged: i32 = 0

let seed: u64 = 0
let from: u64 = 0
let size: i32 = 0
let drawn: i32 = 0
let row: i32 = 0
let thinking: bool = false
let playing: bool = false
let starter: i32 = 0
let opening: i32 = 0
let moves: i32 = 0
let laps: i32 = 0
let turns: i32 = 0
let flags: i32 = 0
let southChoices: i32 = 0
let northChoices: i32 = 0
let southNodes: f64 = 0
let northNodes: f64 = 0
let open: u64 = 0
let hash: u64 = 0
/**
 * Whether each choice has its own random numbers, and the choices of a round are kept: true unless both players
 * are agents.
 */
let seedsEachChoice: bool = false
let southKind: i32 = 0
let northKind: i32 = 0

/** Loads a batch of games; the first `drawnMoves` moves of each are random. */
export function beginSeries(batchSeed: u64, batchFrom: u64, batchSize: i32, drawnMoves: i32): void {
  seed = batchSeed
  from = batchFrom
  size = batchSize
  drawn = drawnMoves
  row = 0
  playing = false
  thinking = false
  southKind = kindOf(0)
  northKind = kindOf(1)
  seedsEachChoice = kindOf(0) >= AgentKind.strategy || kindOf(1) >= AgentKind.strategy
  openRoundLog(matchLength != MatchLength.oneRound)
}

/** Starts or stops keeping choices. */
export function keepMoves(keep: bool): void {
  keepsMoves = keep
  logged = 0
}

/** Empties the log, and says how many choices were in it. */
export function takeMoves(): i32 {
  const taken = logged
  logged = 0
  return taken
}

/** The games of the batch that have ended. */
export function seriesDone(): i32 {
  return row
}

/** Continues for about this many laps; false if the log of rounds is full and the batch must end early. */
export function playSeries(budget: i32): bool {
  const start = work
  while (row < size && work - start < budget && logged < LOG_SIZE) {
    if (!playing && !begin()) return false
    if (phaseOf(SERIES_GAME) == Phase.over) {
      finish()
      continue
    }
    if (moves < drawn) {
      makeMove(nthChoice(open, below(OPENING, i32(popcnt(open)))), false)
      continue
    }
    if (isNovice(toMove(SERIES_GAME))) {
      makeMove(nthChoice(open, below(PLAY, i32(popcnt(open)))), false)
      continue
    }
    if (!thinking) beginChoosing()
    thinking = !think(budget - (work - start))
    if (!thinking) {
      countThought(toMove(SERIES_GAME))
      makeMove(decision, ranOut)
    } else if (asking) return true
  }
  return true
}

/** The choices of the player to move; already known from settling the last move, except in a simultaneous opening. */
function openChoices(): u64 {
  return phaseOf(SERIES_GAME) == Phase.play ? choices : legal(SERIES_GAME)
}

function begin(): bool {
  if (!logRoundsOf(row)) return false
  const game = from + row
  seedStream(PLAY, seed, game, Purpose.play)
  if (startFirst == StartFirst.lot) seedStream(LOT, seed, game, Purpose.lot)
  if (southKind != AgentKind.novice || northKind != AgentKind.novice)
    seedStream(SEARCH, seed, game, Purpose.search)
  if (drawn > 0) seedStream(OPENING, seed, game, Purpose.opening)
  starter = startFirst == StartFirst.lot ? below(LOT, 2) : 0
  if (startDeal != StartDeal.asWritten) seedStream(LAYOUT, seed, game, Purpose.layout)
  startGame(SERIES_GAME, starter, LAYOUT)
  open = openChoices()
  playing = true
  opening = moves = laps = turns = flags = 0
  southChoices = northChoices = 0
  southNodes = northNodes = 0
  hash = mix(starter)
  if (startDeal != StartDeal.asWritten)
    for (let slot = 0; slot < slots; slot++) hash = mix(hash + seedsAt(SERIES_GAME, slot))
  if (seedsEachChoice) forgetMade()
  return true
}

/** Whether a side's choices are all equal to it, and need no thought. */
// @inline
function isNovice(side: i32): bool {
  return !seedsEachChoice && (side == 0 ? southKind : northKind) == AgentKind.novice
}

/** Lets the player to move think, with the random numbers of players on the board: one seed for each choice. */
function beginChoosing(): void {
  if (seedsEachChoice) {
    const choiceSeed = nextRandom(PLAY) >> 11
    seedStream(CHOICE, choiceSeed, 0, Purpose.play)
    seedStream(SEARCH, choiceSeed, 0, Purpose.search)
  }
  beginThinking(SERIES_GAME, open, toMove(SERIES_GAME), seedsEachChoice ? CHOICE : PLAY, SEARCH)
}

/** Adds the last thought to those of a side, if its agent counts the moves that it tries. */
function countThought(side: i32): void {
  if (!countsNodes(side == 0 ? southKind : northKind)) return
  if (side == 0) {
    southChoices++
    southNodes += nodes
  } else {
    northChoices++
    northNodes += nodes
  }
}

function makeMove(choice: i32, budgetRanOut: bool): void {
  const wasOpening = phaseOf(SERIES_GAME) == Phase.opening
  if (moves == 0) opening = (choice >> 1) + 1
  if (budgetRanOut) flags |= Flag.budgetRanOut
  hash = mix(hash + choice)
  if (keepsMoves) {
    store<u8>(MOVE_LOG + logged, choice)
    logged++
  }
  const mover = toMove(SERIES_GAME)
  const round = load<i32>(SERIES_GAME, GameRecord.round)
  play(SERIES_GAME, choice)
  open = openChoices()
  if (seedsEachChoice) {
    rememberMade(mover, choice)
    if (load<i32>(SERIES_GAME, GameRecord.round) != round) forgetMade()
  }
  moves++
  laps += lapsPlayed
  // A simultaneous opening is one turn of each player.
  if (turnEnded) turns += wasOpening ? 2 : 1
}

function finish(): void {
  const ended: i32 = load<u8>(SERIES_GAME, GameRecord.ended)
  const stopped = ended == End.endless || load<u8>(SERIES_GAME, GameRecord.matchEnded) == MatchEnd.endless
  if (stopped) flags |= Flag.stopped
  if (stopped || ended == End.endlessRelay) flags |= Flag.endless
  const south = seedsAt(SERIES_GAME, storeOf(0))
  const north = seedsAt(SERIES_GAME, storeOf(1))
  recordResult(row, load<u8>(SERIES_GAME, GameRecord.winner), south, north, ended)
  recordCourse(row, starter, opening, moves, laps, turns)
  recordNotes(row, load<i32>(SERIES_GAME, GameRecord.round), flags)
  recordFingerprint(row, hash)
  recordThought(row, 0, southChoices, southNodes)
  recordThought(row, 1, northChoices, northNodes)
  row++
  playing = false
}

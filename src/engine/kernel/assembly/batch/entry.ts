// @small

import { finishedGames, layStart, startBatch } from './batch'
import { waitAtStart } from '../rules/laps/history'
import { forgetPositions } from '../rules/ends/repetition'
import { openRoundLog } from './roundLog'
import { batchMode } from '../rules/rules'
import { loadRound, loadVariant } from '../rules/setUp'
import { beginSeries, keepsMoves, playSeries, seriesDone } from './series'
import { askNoMore, asking, kindOf } from '../agents/thinking'
import { chooseLoop, playLaps } from './vectorLoop'
import { buildVectorTables } from './vectorTables'
import { AgentKind } from '../shared/agentCodes'
import { GameRecord } from '../shared/gameRecord'
import { BatchMode } from '../shared/batchMode'

export { advanceChoice, advanceEvaluation, beginChoice, beginEvaluation } from '../agents/evaluation'
export { startGame } from '../rules/match'
export { ROOT_VALUES } from '../agents/minimax'
export { makeMemory } from '../agents/searchTable'
export { legal, play } from '../rules/play'
export {
  BATCH,
  CHOICES,
  ENDED,
  FINGERPRINTS,
  FLAGS,
  LAPS,
  MOVES,
  NODES,
  NORTH_SEEDS,
  OPENING,
  ROUNDS,
  SOUTH_SEEDS,
  STARTER,
  TURNS,
  WINNER,
} from './records'
export { recall } from '../rules/ends/repetition'
export {
  ROUND_ENDED,
  ROUND_GAME,
  ROUND_NORTH,
  ROUND_NORTH_BURNT,
  ROUND_NUMBER,
  ROUND_SOUTH,
  ROUND_SOUTH_BURNT,
  ROUND_STARTER,
  ROUND_WON,
  roundRows,
} from './roundLog'
export { LAYOUT, RULES } from '../rules/rules'
export { LAST_SEED } from '../rules/lastSeed/table'
export { STRATEGIES } from '../agents/strategy'
export { AGENTS, answer, nodes, ranOut } from '../agents/thinking'
export { keepMoves, MOVE_LOG, SERIES_GAME, takeMoves } from './series'
export { makeRoom, networkOf } from '../network/seats'

/** The game that the caller reads and writes, and a buffer for positions to recall. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)

let inVectors: bool = false

/** Loads the rules from memory. */
export function prepare(): void {
  loadVariant()
  if (batchMode != BatchMode.plain) {
    buildVectorTables()
    chooseLoop()
    layStart()
  }
}

/**
 * Loads a batch: `size` games starting with game `from` of a seed, between the agents in memory, after `drawn` random
 * moves.
 */
export function beginBatch(seed: f64, from: f64, size: i32, drawn: i32): void {
  askNoMore()
  inVectors =
    !keepsMoves &&
    batchMode != BatchMode.plain &&
    drawn == 0 &&
    kindOf(0) == AgentKind.novice &&
    kindOf(1) == AgentKind.novice
  if (inVectors) {
    openRoundLog(false)
    startBatch(u64(seed), u64(from), size)
  } else beginSeries(u64(seed), u64(from), size, drawn)
}

/** Continues for about this many laps; returns how many games have ended, or minus that if the batch must end early. */
export function advanceBatch(laps: i32): i32 {
  if (!inVectors) return playSeries(laps) ? seriesDone() : -seriesDone()
  playLaps(laps)
  return finishedGames()
}

/** Whether the batch waits for a player's choice in the game at `SERIES_GAME`. */
export function isAsking(): bool {
  return asking
}

/** Loads a game written by the caller. */
export function takeUp(game: usize): void {
  loadRound(game)
  waitAtStart(game)
  forgetPositions()
}

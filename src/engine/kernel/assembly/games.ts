import { layStart, landed, takeOff } from './flights'
import { BURNT } from './game'
import { flyOneVector } from './oneVector'
import { forgetPositions } from './repetition'
import { forgetRoutes, layRoutes } from './route'
import { Path, loadRules, path } from './rules'
import { flyTwoVectors } from './twoVectors'
import { buildVectorTables } from './vectorTables'

export { startGame } from './match'
export { legal, play } from './play'
export { recall } from './repetition'
export { CAPTURE_COUNTS, LAYOUT, RULES } from './rules'
export { BATCH, ENDED, FLAGS, LAPS, MOVES, NORTH_SEEDS, OPENING, ROUNDS, SOUTH_SEEDS, STARTER, TURNS, WINNER } from './records'

/** The game that the façade reads and writes, and a place for positions to recall. */
export const GAME: usize = memory.data(176, 16)
export const SCRATCH: usize = memory.data(176, 16)

/** Takes up the rules that lie in memory. */
export function prepare(): void {
  loadRules()
  forgetRoutes()
  layRoutes(0)
  if (path != Path.plain) {
    buildVectorTables()
    layStart()
  }
}

/** Takes up a batch of random games: `size` of them from game `from` of a seed on. */
export function beginNovices(seed: f64, from: f64, size: i32): void {
  takeOff(<u64>seed, <u64>from, size)
}

/** Plays about so many laps; returns how many games of the batch have ended. */
export function advanceNovices(laps: i32): i32 {
  if (path == Path.oneVector) flyOneVector(laps)
  else flyTwoVectors(laps)
  return landed()
}

/** Takes up a game that the façade has written. */
export function takeUp(game: usize): void {
  layRoutes(load<u64>(game, BURNT))
  forgetPositions()
}

import type { GamesExports } from './instance'

/** The codes of `winner` and `starter`. */
export const SOUTH = 0
export const NORTH = 1
export const TIE = 2

/** The bits of `flags`. */
export const BUDGET_RAN_OUT = 1
export const ENDLESS = 2

/** Why a game's last round ended: the codes of `ended`. */
export const ROUND_ENDS = [
  'allInStores',
  'cannotMove',
  'sideEmpty',
  'majority',
  'repetition',
  'quietMoves',
  'endlessRelay',
  'endless',
] as const

/**
 * Finished games, a row each, in the order of their indices: `from`, `from + 1`, … The columns are views of the kernel's
 * memory and hold only until it is asked for more.
 */
export interface GameTable {
  readonly from: number
  readonly count: number
  /** SOUTH, NORTH or TIE. */
  readonly winner: Uint8Array
  /** Who moved first: SOUTH or NORTH. */
  readonly starter: Uint8Array
  /** The hole of the very first move, 1…n. */
  readonly opening: Uint8Array
  /** Place in ROUND_ENDS. */
  readonly ended: Uint8Array
  /** BUDGET_RAN_OUT, ENDLESS. */
  readonly flags: Uint8Array
  /** Seeds each side holds at the end. */
  readonly south: Uint16Array
  readonly north: Uint16Array
  readonly rounds: Uint16Array
  readonly moves: Uint32Array
  readonly laps: Uint32Array
  readonly turns: Uint32Array
}

/** Views of the first `count` rows that lie in the kernel's memory. */
export function viewTable(kernel: GamesExports, from: number, count: number): GameTable {
  const { buffer } = kernel.memory
  return {
    from,
    count,
    winner: new Uint8Array(buffer, kernel.WINNER.value, count),
    starter: new Uint8Array(buffer, kernel.STARTER.value, count),
    opening: new Uint8Array(buffer, kernel.OPENING.value, count),
    ended: new Uint8Array(buffer, kernel.ENDED.value, count),
    flags: new Uint8Array(buffer, kernel.FLAGS.value, count),
    south: new Uint16Array(buffer, kernel.SOUTH_SEEDS.value, count),
    north: new Uint16Array(buffer, kernel.NORTH_SEEDS.value, count),
    rounds: new Uint16Array(buffer, kernel.ROUNDS.value, count),
    moves: new Uint32Array(buffer, kernel.MOVES.value, count),
    laps: new Uint32Array(buffer, kernel.LAPS.value, count),
    turns: new Uint32Array(buffer, kernel.TURNS.value, count),
  }
}

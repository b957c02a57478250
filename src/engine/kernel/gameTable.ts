import type { RoundEnd } from '../rules/step'
import { End, Flag, Winner } from './assembly/shared/gameRecord'
import type { GamesExports } from './gamesProgram'

/** The code of South in `winner` and `starter`. */
export const SOUTH: number = Winner.south
/** The code of North. */
export const NORTH: number = Winner.north
/** The code of a tie, in `winner` only. */
export const TIE: number = Winner.tie

/** The bit of `flags` that says that an agent's budget ran out. */
export const BUDGET_RAN_OUT: number = Flag.budgetRanOut
/** The bit of `flags` that says that play would not have ended. */
export const ENDLESS: number = Flag.endless
/** The bit of `flags` that says that a limit of the program stopped the game: its result is not known. */
export const STOPPED: number = Flag.stopped

/** Why a round ended, by the codes of the kernel. */
const ROUND_ENDS = Object.keys(End).filter((key): key is RoundEnd => Number.isNaN(Number(key)))

/** Why a game ended: its last round did, or a program from outside lost by default, which never happens in the kernel. */
export type GameEnd = RoundEnd | 'forfeit'

/** Why a game ended, by the codes of `ended`. */
export const GAME_ENDS: readonly GameEnd[] = [...ROUND_ENDS, 'forfeit']

/**
 * Finished games, one row each, in the order of their indices: `from`, `from + 1`, … The columns are views of the
 * kernel's memory and are only valid until its next call.
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
  /** Place in GAME_ENDS. */
  readonly ended: Uint8Array
  /** BUDGET_RAN_OUT, ENDLESS, STOPPED. */
  readonly flags: Uint8Array
  /** Seeds of each side at the end. */
  readonly south: Uint16Array
  readonly north: Uint16Array
  readonly rounds: Uint16Array
  readonly moves: Uint32Array
  readonly laps: Uint32Array
  readonly turns: Uint32Array
  /** A hash of all choices, the same for the same game; empty if both players choose at random. */
  readonly fingerprints: Float64Array
  /**
   * Choices that the players thought about, and the moves they tried for them: South's and North's in turn; empty if
   * both choose at random.
   */
  readonly choices: Uint32Array
  readonly nodes: Float64Array
  /** The rounds of these games, if a match has several; otherwise empty. */
  readonly roundLog: RoundTable
}

/** Finished rounds of matches, one row each, in the order they were played. */
export interface RoundTable {
  readonly count: number
  /** Row of the game in its table. */
  readonly game: Uint16Array
  /** Round of the match, from 1. */
  readonly round: Uint16Array
  /** Seeds of each side at the end of the round. */
  readonly south: Uint16Array
  readonly north: Uint16Array
  /** Holes of each side that were burnt while the round was played. */
  readonly southBurnt: Uint8Array
  readonly northBurnt: Uint8Array
  /** SOUTH, NORTH or TIE. */
  readonly winner: Uint8Array
  readonly starter: Uint8Array
  /** Place in GAME_ENDS. */
  readonly ended: Uint8Array
}

/** Whether a limit of the program stopped a game. */
export function isStopped({ flags }: GameTable, row: number): boolean {
  return (flags[row]! & STOPPED) !== 0
}

/** What a game brings the player who was SOUTH or NORTH, in half points; a stopped game counts as a tie. */
export function halfPointsOf(table: GameTable, row: number, player: number): 0 | 1 | 2 {
  const winner = isStopped(table, row) ? TIE : table.winner[row]
  return winner === TIE ? 1 : winner === player ? 2 : 0
}

/** Views of the first `count` rows in the kernel's memory; with fingerprints and thoughts unless both are novices. */
export function viewTable(
  kernel: GamesExports,
  from: number,
  count: number,
  fingerprinted: boolean,
): GameTable {
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
    fingerprints: new Float64Array(buffer, kernel.FINGERPRINTS.value, fingerprinted ? count : 0),
    choices: new Uint32Array(buffer, kernel.CHOICES.value, fingerprinted ? 2 * count : 0),
    nodes: new Float64Array(buffer, kernel.NODES.value, fingerprinted ? 2 * count : 0),
    roundLog: viewRounds(kernel, count === 0 ? 0 : kernel.roundRows()),
  }
}

function viewRounds(kernel: GamesExports, count: number): RoundTable {
  const { buffer } = kernel.memory
  return {
    count,
    game: new Uint16Array(buffer, kernel.ROUND_GAME.value, count),
    round: new Uint16Array(buffer, kernel.ROUND_NUMBER.value, count),
    south: new Uint16Array(buffer, kernel.ROUND_SOUTH.value, count),
    north: new Uint16Array(buffer, kernel.ROUND_NORTH.value, count),
    southBurnt: new Uint8Array(buffer, kernel.ROUND_SOUTH_BURNT.value, count),
    northBurnt: new Uint8Array(buffer, kernel.ROUND_NORTH_BURNT.value, count),
    winner: new Uint8Array(buffer, kernel.ROUND_WON.value, count),
    starter: new Uint8Array(buffer, kernel.ROUND_STARTER.value, count),
    ended: new Uint8Array(buffer, kernel.ROUND_ENDED.value, count),
  }
}

import type { Variant } from '../variant/variant'
import bytes from './assembly/batch/entry.ts?wasm'
import type { Valuing } from './assembly/shared/stepCodes'
import type { BatchMode } from './codes'
import {
  giveRules,
  instantiate,
  instantiateFor,
  type Address,
  type HoldsGame,
  type TakesRules,
} from './instantiate'

/** What assembly/batch/entry.ts exports. */
export interface GamesExports extends TakesRules, HoldsGame {
  readonly BATCH: Address
  readonly WINNER: Address
  readonly STARTER: Address
  readonly OPENING: Address
  readonly ENDED: Address
  readonly FINGERPRINTS: Address
  readonly FLAGS: Address
  readonly SOUTH_SEEDS: Address
  readonly NORTH_SEEDS: Address
  readonly ROUNDS: Address
  readonly MOVES: Address
  readonly LAPS: Address
  readonly TURNS: Address
  readonly CHOICES: Address
  readonly NODES: Address
  readonly ROUND_GAME: Address
  readonly ROUND_NUMBER: Address
  readonly ROUND_SOUTH: Address
  readonly ROUND_NORTH: Address
  readonly ROUND_SOUTH_BURNT: Address
  readonly ROUND_NORTH_BURNT: Address
  readonly ROUND_WON: Address
  readonly ROUND_STARTER: Address
  readonly ROUND_ENDED: Address
  readonly ROOT_VALUES: Address
  readonly AGENTS: Address
  readonly STRATEGIES: Address
  /** The game of a series that is in progress. */
  readonly SERIES_GAME: Address
  /** The choices that were made since they were last taken, a byte each. */
  readonly MOVE_LOG: Address
  /** Whether the last choice was made after its nodes ran out. */
  readonly ranOut: Address
  /** Moves that the last choice tried. */
  readonly nodes: Address
  startGame(game: number, lot: number): void
  legal(game: number): bigint
  play(game: number, choice: number): void
  keepMoves(keep: number): void
  takeMoves(): number
  beginBatch(seed: number, from: number, size: number, drawn: number): void
  advanceBatch(laps: number): number
  beginChoice(game: number, seed: number, index: number): void
  advanceChoice(budget: number): number
  beginEvaluation(game: number, nodes: number): void
  advanceEvaluation(budget: number): Valuing
  roundRows(): number
  isAsking(): number
  answer(choices: bigint): void
  /** Makes room for the networks of both sides, and says where a side's is. */
  makeRoom(): number
  networkOf(side: number): number
  /** Makes room for what a search remembers. */
  makeMemory(): number
}

/**
 * The program that plays games, with a variant loaded. It begins as the general program, and becomes one made for the variant when it
 * has worked for a while.
 */
export class GamesProgram {
  exports: GamesExports
  readonly mode: BatchMode
  readonly #variant: Variant
  #slices = 0
  #isSpecialised = false

  constructor(variant: Variant) {
    this.#variant = variant
    this.exports = instantiate<GamesExports>(bytes)
    this.mode = giveRules(this.exports, variant).mode
  }

  /** Counts a slice of work of about ten milliseconds that a specialised program would shorten. */
  countSlice(): void {
    this.#slices++
  }

  /** What to begin new work with: between two pieces of work, nothing in memory counts. */
  begin(): GamesExports {
    if (!this.#isSpecialised && this.#slices > SLICES_BEFORE) {
      this.exports = instantiateFor(bytes, this.#variant)
      giveRules(this.exports, this.#variant)
      this.#isSpecialised = true
    }
    return this.exports
  }
}

/** Making a specialised program takes as long as a few dozen slices; with the board in vectors, which it would shorten by a sixth, it is not made. */
const SLICES_BEFORE = 30

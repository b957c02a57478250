import { type Network, weightCount } from '../agents/network'
import type { Game } from '../rules/game'
import type { Range } from '../range'
import type { Variant } from '../variant/variant'
import bytes from './assembly/train/entry.ts?wasm'
import { NetworkRecord } from './assembly/shared/networkRecord'
import { writeGame } from './gameMemory'
import { type Address, giveRules, type HoldsGame, instantiateFor, type TakesRules } from './instantiate'
import { writeNetwork } from './network'
import { notEnoughMemory } from '../refusal'

/** What assembly/train/entry.ts exports. */
interface NetExports extends TakesRules, HoldsGame {
  readonly VIEW: Address
  readonly positions: Address
  readonly losses: Address
  makeRoom(): number
  makeTables(seeds: number): number
  layerAt(seeds: number): number
  resultInTables(): number
  learner(): number
  gradients(): number
  exponential(x: number): number
  tangent(x: number): number
  evaluate(): number
  evaluateView(): number
  gradientOf(target: number): number
  beginLesson(
    seed: number,
    from: number,
    to: number,
    visits: number,
    lambda: number,
    explored: number,
    rate: number,
  ): void
  advanceLesson(budget: number): number
}

/** Games to play and learn from. */
interface LessonRequest extends Range {
  readonly seed: number
  /** Visits of the tree that sets the targets; 0 for a look of one ply. */
  readonly visits: number
  /** How far results reach back, from 0 to 1. */
  readonly lambda: number
  /** Random moves per thousand. */
  readonly explored: number
  readonly rate: number
}

/** The result of a lesson. */
interface Lesson {
  readonly weights: Float32Array
  readonly positions: number
  /** The mean of half the squared errors. */
  readonly loss: number
}

/** The program that learns, for one variant. */
export interface Learner {
  readonly exports: NetExports
  /** Loads a network. */
  take(network: Network): void
  /**
   * Loads endgame tables, a layer for each number of seeds from 0 on: positions in them are learnt with their exact
   * results.
   */
  useTables(layers: readonly Int8Array[]): void
  /** The result of a game from the tables, for its mover: 1, 0 or −1; null if it is not in them. */
  resultOf(game: Game): number | null
  /** The value of a game for its mover. */
  valueOf(game: Game): number
  /** Lets the network play itself and learn, in slices of about ten milliseconds; yields the remaining games. */
  lesson(network: Network, request: LessonRequest): Generator<number, Lesson>
}

/** Laps of one call. */
const SLICE = 60_000

/** Starts a program that learns. */
export function createLearner(variant: Variant): Learner {
  const exports = instantiateFor<NetExports>(bytes, variant)
  giveRules(exports, variant)
  if (!exports.makeRoom()) throw notEnoughMemory()
  const take = (network: Network): void => writeNetwork(exports.memory.buffer, exports.learner(), network)
  return {
    exports,
    take,
    useTables(layers) {
      if (!exports.makeTables(layers.length - 1)) throw notEnoughMemory()
      for (const [seeds, values] of layers.entries())
        new Int8Array(exports.memory.buffer, exports.layerAt(seeds), values.length).set(values)
    },
    resultOf(game) {
      writeGame(exports, game)
      const result = exports.resultInTables()
      return result === -2 ? null : result
    },
    valueOf(game) {
      writeGame(exports, game)
      return exports.evaluate()
    },
    *lesson(network, { seed, from, to, visits, lambda, explored, rate }) {
      take(network)
      exports.beginLesson(seed, from, to, visits, lambda, explored, rate)
      for (let left = exports.advanceLesson(SLICE); left > 0; left = exports.advanceLesson(SLICE)) yield left
      const count = weightCount(network.shape, variant.board.holes)
      const at = exports.learner() + NetworkRecord.weights
      const weights = new Float32Array(exports.memory.buffer, at, count).slice()
      const positions = exports.positions.value
      return { weights, positions, loss: positions > 0 ? exports.losses.value / positions : 0 }
    },
  }
}

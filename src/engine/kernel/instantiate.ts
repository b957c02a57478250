import type { Variant } from '../variant/variant'
import bytes from './assembly/batch/entry.ts?wasm'
import { compile, type CompiledRules, type Path } from './compile'

/** The compiled module; compiled once, instantiated once a variant. */
let module: WebAssembly.Module | undefined

/** What every program that plays by a variant's rules exports. */
export interface TakesRules {
  readonly memory: WebAssembly.Memory
  readonly RULES: Address
  readonly LAYOUT: Address
  readonly CAPTURE_COUNTS: Address
  prepare(): void
}

/** What every program that takes up a game exports. */
export interface HoldsGame {
  readonly memory: WebAssembly.Memory
  readonly GAME: Address
  readonly SCRATCH: Address
  takeUp(game: number): void
  recall(position: number): void
}

/** What assembly/games.ts exports. */
export interface GamesExports extends TakesRules, HoldsGame {
  readonly BATCH: Address
  readonly WINNER: Address
  readonly STARTER: Address
  readonly OPENING: Address
  readonly ENDED: Address
  readonly FLAGS: Address
  readonly SOUTH_SEEDS: Address
  readonly NORTH_SEEDS: Address
  readonly ROUNDS: Address
  readonly MOVES: Address
  readonly LAPS: Address
  readonly TURNS: Address
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
  /** Whether the last choice was made with its nodes run out. */
  readonly ranOut: Address
  startGame(game: number, lot: number): void
  legal(game: number): bigint
  play(game: number, choice: number): void
  beginBatch(seed: number, from: number, size: number): void
  advanceBatch(laps: number): number
  beginChoice(game: number, seed: number, index: number): void
  advanceChoice(budget: number): number
  beginEvaluation(game: number, nodes: number): void
  advanceEvaluation(budget: number): number
  roundRows(): number
}

/** An exported number. */
export interface Address {
  readonly value: number
}

/** A kernel's memory and functions, with a variant taken up. */
export interface Instance {
  readonly exports: GamesExports
  readonly path: Path
}

/** Starts a kernel of its own for one variant. */
export function instantiate(variant: Variant): Instance {
  module ??= new WebAssembly.Module(bytes)
  const exports = new WebAssembly.Instance(module, { env: { abort } }).exports as unknown as GamesExports
  return { exports, path: giveRules(exports, variant).path }
}

/** Gives a program the rules of a variant. */
export function giveRules(exports: TakesRules, variant: Variant): CompiledRules {
  const rules = compile(variant)
  new Int32Array(exports.memory.buffer, exports.RULES.value, rules.codes.length).set(rules.codes)
  new Uint16Array(exports.memory.buffer, exports.LAYOUT.value, rules.layout.length).set(rules.layout)
  const counts = new Uint8Array(exports.memory.buffer, exports.CAPTURE_COUNTS.value, 8192)
  for (const count of rules.captureCounts) counts[count >> 3]! |= 1 << (count & 7)
  exports.prepare()
  return rules
}

function abort(): never {
  throw new Error('The kernel stopped')
}

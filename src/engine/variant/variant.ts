import type { Message } from '../../locales/message'
import { Limit } from '../limits'
import type { Clause, Passing } from './clauses/clause'
import type { RulesOf } from './fields'

/** The version of the variant format that this program reads and writes. */
export const SCHEMA_VERSION = 4

/** The most holes per side that a variant may have. */
export const MAX_HOLES: number = Limit.holes
/** The most holes per side on a board of four rows. */
export const MAX_RING: number = Limit.ring
/** The most seeds that a variant may have in total. */
export const MAX_SEEDS: number = Limit.seeds

/**
 * A complete sowing game. Sections follow the order of play; `vocabulary.ts` defines the values of each rule. In memory every
 * rule has its value; files list only what the game has (`sparse.ts`).
 */
export interface Variant {
  readonly schema: typeof SCHEMA_VERSION
  readonly name: string
  /** Where these rules are written down. */
  readonly source: string
  /** What the game is played on. */
  readonly board: RulesOf<'board'>
  /** The starting position, and who moves first. */
  readonly start: RulesOf<'start'>
  /** What may be lifted. */
  readonly lift: RulesOf<'lift'>
  /** How a lap goes round. */
  readonly sow: RulesOf<'sow'>
  /** What seeds take on their way, if anything. */
  readonly passing: Passing | null
  /** What the last seed of a lap does: the first clause that fits is carried out, and if none fits, the turn ends. */
  readonly last: readonly Clause[]
  /** When captures begin, and which choices are allowed. */
  readonly turn: RulesOf<'turn'>
  /** Which holes a player can claim permanently, and the consequences. */
  readonly claim: RulesOf<'claim'>
  /** When a round ends, and who gets what is left. */
  readonly end: RulesOf<'end'>
  /** What wins a round. */
  readonly win: RulesOf<'win'>
  /** How rounds form a match. */
  readonly match: RulesOf<'match'>
}

/** A starting layout: holes 1…n of each side from that player's left to right, and the contents of the stores. */
export interface Layout {
  readonly south: readonly number[]
  readonly north: readonly number[]
  readonly southStore: number
  readonly northStore: number
}

/** The expected value at a path. */
type Expected =
  | 'object'
  | 'text'
  | 'shortText'
  | 'wholeNumber'
  | 'numbers'
  | 'counts'
  | 'distinctCounts'
  | 'layout'
  | 'clauses'
  | 'openCounts'
  | 'holeNumbers'
  | 'distinctWords'
  | { readonly choices: readonly string[] }

/** What is wrong with a variant, with the path of each field. */
export type VariantProblem =
  | { readonly code: 'missing'; readonly path: string }
  | { readonly code: 'unknown'; readonly path: string }
  | { readonly code: 'wrongType'; readonly path: string; readonly expected: Expected }
  | {
      readonly code: 'notAChoice'
      readonly path: string
      readonly choices: readonly string[]
      readonly got: string
    }
  | {
      readonly code: 'outOfRange'
      readonly path: string
      readonly min: number
      readonly max: number
      readonly got: number
    }
  | { readonly code: 'conflict'; readonly paths: readonly [string, string]; readonly because: Message }
  | { readonly code: 'unreadable'; readonly path: ''; readonly because: Message }

/** All seeds of a game, wherever they start. */
export function seedsInGame({ board, start: { layout, seedsPerHole } }: Variant): number {
  if (layout === 'even') return 2 * board.holes * seedsPerHole
  const { south, north, southStore, northStore } = layout
  return [...south, ...north, southStore, northStore].reduce((sum, seeds) => sum + seeds, 0)
}

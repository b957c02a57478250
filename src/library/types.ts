/** South moves first, North second. */
export type Side = 'south' | 'north'

/** What a rule can be: a word, a number, a list of numbers, or a starting layout. */
export type RuleValue = string | number | readonly number[] | Layout

/** A starting layout: the holes of each side from that player's left, and the stores. */
export interface Layout {
  readonly south: readonly number[]
  readonly north: readonly number[]
  readonly southStore: number
  readonly northStore: number
}

/** The rules of one section, by name. */
export type Rules = Readonly<Record<string, RuleValue>>

/** Numbers of seeds in a hole: a list such as `[2, 3]`, or all from a number on, such as `1+`. */
export type Counts = string | readonly (string | number)[]

/** What happens if the last seed of a lap falls somewhere; docs/rules.md lists the words. */
export interface Clause {
  readonly at: string
  readonly hole?: string | readonly number[]
  readonly makes?: Counts
  readonly across?: Counts
  readonly next?: Counts
  readonly beyond?: Counts
  readonly before?: Counts
  readonly behind?: Counts
  readonly lifted?: Counts
  readonly if?: readonly string[]
  readonly take?: readonly string[]
  readonly theirs?: Counts
  readonly claim?: readonly string[]
  readonly chain?: string | object
  readonly to?: string
  readonly sow?: string
  readonly pick?: number
  readonly then?: string
}

/** What every seed but the last takes when it brings a hole to a count. */
export interface Passing {
  readonly at: string
  readonly makes: Counts
  readonly to?: string
}

/** The complete rules of a game, as plain data: what a variant file holds. */
export interface Variant {
  readonly schema: number
  readonly name: string
  /** Where these rules are written down. */
  readonly source: string
  readonly board: Rules & { readonly holes: number }
  readonly start: Rules & { readonly seedsPerHole: number }
  readonly lift: Rules
  readonly sow: Rules
  readonly passing: Passing | null
  /** The first clause that fits the last seed is carried out. */
  readonly last: readonly Clause[]
  readonly turn: Rules
  readonly claim: Rules
  readonly end: Rules
  readonly win: Rules
  readonly match: Rules
}

/** A game of the catalogue. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly family: string
  readonly regions: readonly string[]
  readonly otherNames: readonly string[]
  /** What the game is, in an English sentence. */
  readonly summary: string
  readonly source: string
  readonly holes: number
  readonly seeds: number
}

/** What to change in a variant: its size, and single rules by path, such as `{ 'sow.origin': 'skipped' }`. */
export interface Changes {
  readonly holes?: number | undefined
  readonly seeds?: number | undefined
  readonly set?: Readonly<Record<string, string | number>> | undefined
}

/** Where a game begins, if not with the variant's own start. */
export interface Beginning {
  /** Who won the draw, in games that draw lots. */
  readonly first?: Side | undefined
  /** A position, such as `4,4,4+0 4,4,4+0 S`. */
  readonly position?: string | undefined
  /** Moves that have been made since. */
  readonly moves?: string | readonly string[] | undefined
}

/**
 * A game in progress. It never changes: `play` returns another one. It is plain data, so it can be stored as JSON, sent
 * to a worker and used again afterwards.
 */
export interface Game {
  readonly variant: Variant
  /** Where it began: `S` or `N` for the variant's own start and who moved first, otherwise a position. */
  readonly from: string
  /** Every move since then. */
  readonly moves: readonly string[]
  /** The board and who moves, as text. */
  readonly position: string
  /** Seeds by slot: South's holes 1…n, South's store, North's holes 1…n, North's store. */
  readonly seeds: readonly number[]
  /** South's store and North's. */
  readonly stores: readonly [south: number, north: number]
  readonly toMove: Side
  readonly over: boolean
  /** Who won, once the game is over. */
  readonly winner: Side | 'tie' | null
  /** Why the last finished round ended, such as `sideEmpty`. */
  readonly ended: string | null
  /** The round of the match, from 1. */
  readonly round: number
  /** South's store and North's at the end of every finished round. */
  readonly rounds: readonly (readonly [south: number, north: number])[]
  /** What happened on the board in the last move, in order. */
  readonly steps: readonly Step[]
}

/** One thing that happens on the board. Slots are numbered as in `Game.seeds`. */
export type Step =
  | { readonly kind: 'lift'; readonly side: Side; readonly slot: number; readonly seeds: number }
  | { readonly kind: 'drop'; readonly side: Side; readonly slot: number }
  | { readonly kind: 'confiscate'; readonly side: Side; readonly slot: number; readonly to: number }
  | { readonly kind: 'shift'; readonly side: Side; readonly from: number; readonly to: number }
  | { readonly kind: 'relay'; readonly side: Side; readonly slot: number }
  | {
      readonly kind: 'capture' | 'collect'
      readonly side: Side
      readonly from: readonly number[]
      readonly to: number
      readonly seeds: number
    }
  | { readonly kind: 'claim'; readonly side: Side; readonly slots: readonly number[] }
  | { readonly kind: 'voidCapture'; readonly side: Side; readonly from: readonly number[] }
  /** `choose`: before the turn is over the player chooses something else than a hole to begin with. */
  | {
      readonly kind: 'again' | 'turnOver'
      readonly side: Side
      readonly choose?: 'picks' | 'stop' | 'way' | 'placing'
    }
  | { readonly kind: 'pass' | 'endlessRelay'; readonly side: Side }
  | { readonly kind: 'roundOver' | 'matchOver'; readonly reason: string; readonly winner: Side | 'tie' }
  | { readonly kind: 'refill'; readonly side: Side; readonly slot: number; readonly seeds: number }
  | { readonly kind: 'burn'; readonly side: Side; readonly slot: number }
  | { readonly kind: 'roundStarts'; readonly round: number; readonly first: Side }

/** How many sequences of moves the rules allow. */
export interface Perft {
  /** Sequences of 1, 2, … moves. */
  readonly counts: readonly number[]
  /** The longest sequences, by their first move. */
  readonly divided: readonly { readonly move: string; readonly count: number }[]
}

/** What the moves of a game are worth: South's seeds minus North's at the end of the round. */
export interface Evaluation {
  /** The value of the best move. */
  readonly value: number
  /** Whether all values are proven; otherwise they are estimated by a search of fixed size. */
  readonly exact: boolean
  readonly best: readonly string[]
  readonly moves: readonly { readonly move: string; readonly value: number }[]
}

/** Bounds of a value: South's seeds minus North's at the end of the round; 1, 0 or −1 where only winning counts. */
export interface Bounds {
  readonly lower: number
  readonly upper: number
}

/** What has been proven about a game. */
export interface Solution extends Bounds {
  /** Whether the bounds are equal. */
  readonly proven: boolean
  /** Moves that are proven best; empty if the search stopped before that. */
  readonly best: readonly string[]
  readonly moves: readonly (Bounds & { readonly move: string })[]
  /** Positions that were visited. */
  readonly positions: number
}

/** The limits of a proof. */
export interface SolveOptions {
  /** Memory in MiB; 256 unless given. */
  readonly memory?: number | undefined
  /** Positions to visit before giving up; no limit unless given. */
  readonly positions?: number | undefined
}

/** A player's answer. */
export interface PlayerMove {
  readonly move: string
  /** Positions that the player tried; null if it does not search. */
  readonly positions: number | null
}

/** Who plays how many games. */
export interface Series {
  /** South's player; `novice` unless given. */
  readonly first?: string | undefined
  /** North's player; `novice` unless given. */
  readonly second?: string | undefined
  /** 1,000 unless given. */
  readonly games?: number | undefined
  /** The random seed; 1 unless given. The same seed gives the same games everywhere. */
  readonly seed?: number | undefined
}

/** How often each whole number occurred. */
export type Histogram = readonly (readonly [value: number, count: number])[]

/** The results of a series of games. */
export interface SeriesResult {
  readonly first: string
  readonly second: string
  readonly games: number
  readonly wins: {
    readonly south: number
    readonly north: number
    readonly ties: number
    /** Games that a limit of the program stopped. */
    readonly undecided: number
  }
  /** South's seeds minus North's at the end. */
  readonly margins: Histogram
  readonly moves: Histogram
  /** How often rounds ended for each reason. */
  readonly endings: readonly (readonly [reason: string, count: number])[]
}

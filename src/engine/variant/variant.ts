/** The version of the variant format that this program reads and writes. */
export const SCHEMA_VERSION = 1

/** The most holes a side that a variant may have. */
export const MAX_HOLES = 20
/** The most seeds in all that a variant may have. */
export const MAX_SEEDS = 65_535

/** One sowing game, whole: every rule is a word. Sections follow the order of play. */
export interface Variant {
  readonly schema: typeof SCHEMA_VERSION
  readonly name: string
  /** Where these rules are written down. */
  readonly source: string
  readonly board: Board
  readonly start: Start
  readonly sow: Sow
  readonly turn: Turn
  readonly end: End
  readonly win: Win
  readonly match: Match
}

/** What the game is played on. */
export interface Board {
  /** Holes a side, 1 to 20. */
  readonly holes: number
  /** `own`: a player sows into the own store and skips the other's. `capturesOnly`: nobody sows into stores. */
  readonly stores: 'own' | 'capturesOnly'
}

/** What lies there at first, and who begins. */
export interface Start {
  readonly seedsPerHole: number
  /** `even`: seedsPerHole in every hole. Otherwise hole by hole, and seedsPerHole only serves refilling. */
  readonly layout: 'even' | Layout
  readonly first: 'south' | 'lot' | 'bothAtOnce'
}

/** A starting layout: holes 1…n of each side from that player's left to right, and what lies in the stores. */
export interface Layout {
  readonly south: readonly number[]
  readonly north: readonly number[]
  readonly southStore: number
  readonly northStore: number
}

/** How a lap goes round. */
export interface Sow {
  /**
   * `clockwise` is the mirror image of anticlockwise: each store stands at its owner's left, next to hole 1.
   * `eitherWay`: the mover chooses per move; the stores stand at the right, as for anticlockwise.
   */
  readonly direction: 'anticlockwise' | 'clockwise' | 'eitherWay'
  /** Whether a lap long enough to come round drops a seed into the hole it started from. */
  readonly origin: 'sown' | 'skipped'
  /** A last seed in a non-empty hole is lifted with it and sown on: `never`, from `any` hole, only from `own` holes. */
  readonly relay: 'never' | 'any' | 'own'
}

/** What the last seed brings about, and what may be chosen. */
export interface Turn {
  readonly lastInStore: 'moveAgain' | 'turnOver'
  readonly lastInOwnEmpty: 'captureOpposite' | 'nothing'
  /** What a capture across does when the opposite hole is empty: `takeLast` takes the hole where the last seed fell. */
  readonly emptyOpposite: 'nothing' | 'takeLast'
  readonly lastInOpponents: 'nothing' | 'captureCounts'
  /** The counts, last seed included, at which an opponent's hole is captured (awari: 2 and 3). */
  readonly captureCounts: readonly number[]
  /** A last seed in an own hole that held exactly one: `captureOpposite` takes that hole and what lies across. */
  readonly lastOnSingle: 'nothing' | 'captureOpposite'
  /** `take`: the mover takes all of the hole where the last seed falls, when no other capture applies. */
  readonly lastHole: 'nothing' | 'take'
  /** `chain`: preceding holes of the lap that qualify by the same rule are captured too (never by `lastHole`). */
  readonly captures: 'one' | 'chain'
  readonly noMove: 'pass' | 'roundEnds'
  /** Whether a player whose opponent has no seeds in holes may only make moves that leave some there. */
  readonly mustFeed: 'yes' | 'no'
  /** A capture that empties the opponent's holes: `void` captures nothing, `forbidden` may not be chosen. */
  readonly grandSlam: 'allowed' | 'void' | 'forbidden'
}

/** When a round ends, and who gets what is left. */
export interface End {
  readonly when: 'allInStores' | 'moverCannotMove' | 'eitherSideEmpty' | 'majority'
  readonly leftovers: 'toSideOwner' | 'toOtherPlayer' | 'toLastMover' | 'nobody'
  /** What a repeated position, too many quiet moves or endless play does; a draw collects nothing. */
  readonly repetition: 'shareBySide' | 'draw'
  /** The round stops after this many moves in a row without a capture; 0: never. */
  readonly quietMoves: number
}

/** What wins a round. */
export interface Win {
  /** `majority`: more than half of all seeds is needed to win; nobody there, nobody wins. */
  readonly by: 'mostSeeds' | 'majority'
}

/** What binds rounds together. */
export interface Match {
  /** A match of several rounds also ends when a player cannot fill one hole. */
  readonly length: 'oneRound' | 'rounds' | 'untilOut'
  /** How many rounds, where length is `rounds`. */
  readonly rounds: number
  readonly refill: 'nearestStore' | 'fromLeft'
  /** Burnt holes: `skipped` by every lap, or `confiscated`: a seed that falls there goes to the opponent's store. */
  readonly burnt: 'skipped' | 'confiscated'
  readonly nextFirst: 'winner' | 'loser' | 'other' | 'lastedLongest'
}

/** What is wrong with a variant, with the path of each field. */
export type VariantProblem =
  | { readonly code: 'missing'; readonly path: string }
  | { readonly code: 'unknown'; readonly path: string }
  | { readonly code: 'wrongType'; readonly path: string; readonly expected: string }
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
  | { readonly code: 'conflict'; readonly paths: readonly [string, string]; readonly because: string }
  | { readonly code: 'unreadable'; readonly path: ''; readonly because: string }

import { MAX_HOLES, MAX_SEEDS, type Layout } from './variant'

/** The sections that hold the rules, in the order of play. */
export const SECTIONS = ['board', 'start', 'sow', 'turn', 'end', 'win', 'match'] as const

/** A section of a variant. */
export type Section = (typeof SECTIONS)[number]

/** The bounds of a rule that is a whole number. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/**
 * Every rule of every section, in the order of play: the words it may be, the bounds of its number, or the name of its
 * shape. Each word is written down here and nowhere else: types, files, forms and the kernel's codes follow. Its place
 * in the list is its code in the kernel.
 */
export const VOCABULARY = {
  /** Holes per side. */
  'board.holes': { min: 1, max: MAX_HOLES },
  /** `own`: players sow into their own store and skip the other's. `capturesOnly`: nobody sows into stores. */
  'board.stores': ['own', 'capturesOnly'],

  'start.seedsPerHole': { min: 1, max: MAX_SEEDS },
  /** `even`: seedsPerHole in every hole. Otherwise hole by hole, and seedsPerHole only serves refilling. */
  'start.layout': 'layout',
  'start.first': ['south', 'lot', 'bothAtOnce'],

  /**
   * `clockwise` is the mirror image of anticlockwise: each store stands at its owner's left, next to hole 1.
   * `eitherWay`: the mover chooses per move; the stores stand at the right, as for anticlockwise.
   */
  'sow.direction': ['anticlockwise', 'clockwise', 'eitherWay'],
  /** Whether a lap long enough to come round drops a seed into the hole it started from. */
  'sow.origin': ['sown', 'skipped'],
  /** A last seed in a non-empty hole is lifted with it and sown on: `never`, from `any` hole, only from `own` holes. */
  'sow.relay': ['never', 'any', 'own'],

  'turn.lastInStore': ['moveAgain', 'turnOver'],
  'turn.lastInOwnEmpty': ['captureOpposite', 'nothing'],
  /** What a capture across does when the opposite hole is empty: `takeLast` takes the hole where the last seed fell. */
  'turn.emptyOpposite': ['nothing', 'takeLast'],
  'turn.lastInOpponents': ['nothing', 'captureCounts'],
  /** The counts, last seed included, at which an opponent's hole is captured (awari: 2 and 3). */
  'turn.captureCounts': 'counts',
  /** A last seed in an own hole that held exactly one: `captureOpposite` takes that hole and what lies across. */
  'turn.lastOnSingle': ['nothing', 'captureOpposite'],
  /** `take`: the mover takes all of the hole where the last seed falls, when no other capture applies. */
  'turn.lastHole': ['nothing', 'take'],
  /** `chain`: preceding holes of the lap that qualify by the same rule are captured too (never by `lastHole`). */
  'turn.captures': ['one', 'chain'],
  'turn.noMove': ['pass', 'roundEnds'],
  /** Whether a player whose opponent has no seeds in holes may only make moves that leave some there. */
  'turn.mustFeed': ['yes', 'no'],
  /**
   * A capture that empties the opponent's holes: `void` captures nothing, `forbidden` may not be chosen, `ifForced` may
   * be chosen only by a player who has no other choice (Romein & Bal 2003).
   */
  'turn.grandSlam': ['allowed', 'void', 'forbidden', 'ifForced'],

  'end.when': ['allInStores', 'moverCannotMove', 'eitherSideEmpty', 'majority'],
  'end.leftovers': ['toSideOwner', 'toOtherPlayer', 'toLastMover', 'nobody'],
  /** What a repeated position, too many quiet moves or endless play does; a draw collects nothing. */
  'end.repetition': ['shareBySide', 'draw'],
  /** The round stops after this many moves in a row without a capture; 0: never. */
  'end.quietMoves': { min: 0, max: 1000 },

  /** `majority`: more than half of all seeds is needed to win; nobody there, nobody wins. */
  'win.by': ['mostSeeds', 'majority'],

  /** A match of several rounds also ends when a player cannot fill one hole. */
  'match.length': ['oneRound', 'rounds', 'untilOut'],
  /** How many rounds, where length is `rounds`. */
  'match.rounds': { min: 1, max: 1000 },
  'match.refill': ['nearestStore', 'fromLeft'],
  /** Burnt holes: `skipped` by every lap, or `confiscated`: a seed that falls there goes to the opponent's store. */
  'match.burnt': ['skipped', 'confiscated'],
  'match.nextFirst': ['winner', 'loser', 'other', 'lastedLongest'],
} as const satisfies Readonly<
  Record<`${Section}.${string}`, readonly string[] | Bounds | 'layout' | 'counts'>
>

type Vocabulary = typeof VOCABULARY

/** The path of a rule, such as `sow.relay`. */
export type RulePath = keyof Vocabulary

/** The path of a rule that is a word. */
export type WordPath = {
  [P in RulePath]: Vocabulary[P] extends readonly string[] ? P : never
}[RulePath]

/** The path of a rule that is a whole number. */
export type NumberPath = { [P in RulePath]: Vocabulary[P] extends Bounds ? P : never }[RulePath]

/** The words of a rule. */
export type Word<P extends WordPath> = Vocabulary[P] extends readonly (infer W extends string)[] ? W : never

/** What the rules with a shape of their own hold. */
interface Shapes {
  readonly layout: 'even' | Layout
  readonly counts: readonly number[]
}

/** What a rule can be. */
export type RuleValue<P extends RulePath> = Vocabulary[P] extends keyof Shapes
  ? Shapes[Vocabulary[P]]
  : Vocabulary[P] extends Bounds
    ? number
    : P extends WordPath
      ? Word<P>
      : never

/** The rules of a section, by their names in it. */
export type RulesOf<S extends Section> = {
  readonly [P in RulePath as P extends `${S}.${infer Name}` ? Name : never]: RuleValue<P>
}

/** All rules that are words, with their words in a fixed order. */
export const WORDS = Object.fromEntries(
  Object.entries(VOCABULARY).filter(([, values]) => Array.isArray(values)),
) as unknown as { readonly [P in WordPath]: Vocabulary[P] }

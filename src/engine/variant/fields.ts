import { MAX_HOLES, MAX_SEEDS, type Variant } from './variant'

/** A field of a variant: a word of a closed list, or a whole number within bounds. */
export type Field =
  | { readonly path: string; readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly path: string; readonly kind: 'integer'; readonly min: number; readonly max: number }

/** The sections that hold the rules, in the order of play. */
export const SECTIONS = ['board', 'start', 'sow', 'turn', 'end', 'win', 'match'] as const

/** A section of a variant. */
export type Section = (typeof SECTIONS)[number]

/** The most counts that can be named for captures. */
export const MAX_COUNTS = 16

/** The most rounds and the most quiet moves that a variant can ask for. */
const MAX_ROUNDS = 1000
const MAX_QUIET_MOVES = 1000

/** The paths of all rules that are words, and the words there are at each. */
type WordPath = {
  [S in Section]: {
    [K in keyof Variant[S] & string]: Variant[S][K] extends string ? `${S}.${K}` : never
  }[keyof Variant[S] & string]
}[Section]
type WordAt<P> = P extends `${infer S extends Section}.${infer K}`
  ? K extends keyof Variant[S]
    ? Variant[S][K]
    : never
  : never

/** A list that leaves out a word of the vocabulary, or has one too many, does not compile. */
function choice<P extends WordPath, const W extends readonly WordAt<P>[]>(
  path: P,
  ...choices: W & (Exclude<WordAt<P>, W[number]> extends never ? unknown : never)
): Field {
  return { path, kind: 'choice', choices: choices as readonly string[] }
}

function integer(path: string, min: number, max: number): Field {
  return { path, kind: 'integer', min, max }
}

/**
 * Every rule that is a word or a number: the whole rule space but for `start.layout` and `turn.captureCounts`, which
 * have a shape of their own.
 */
export const FIELDS: readonly Field[] = [
  integer('board.holes', 1, MAX_HOLES),
  choice('board.stores', 'own', 'capturesOnly'),
  integer('start.seedsPerHole', 1, MAX_SEEDS),
  choice('start.first', 'south', 'lot', 'bothAtOnce'),
  choice('sow.direction', 'anticlockwise', 'clockwise', 'eitherWay'),
  choice('sow.origin', 'sown', 'skipped'),
  choice('sow.relay', 'never', 'any', 'own'),
  choice('turn.lastInStore', 'moveAgain', 'turnOver'),
  choice('turn.lastInOwnEmpty', 'captureOpposite', 'nothing'),
  choice('turn.emptyOpposite', 'nothing', 'takeLast'),
  choice('turn.lastInOpponents', 'nothing', 'captureCounts'),
  choice('turn.lastOnSingle', 'nothing', 'captureOpposite'),
  choice('turn.lastHole', 'nothing', 'take'),
  choice('turn.captures', 'one', 'chain'),
  choice('turn.noMove', 'pass', 'roundEnds'),
  choice('turn.mustFeed', 'yes', 'no'),
  choice('turn.grandSlam', 'allowed', 'void', 'forbidden'),
  choice('end.when', 'allInStores', 'moverCannotMove', 'eitherSideEmpty', 'majority'),
  choice('end.leftovers', 'toSideOwner', 'toOtherPlayer', 'toLastMover', 'nobody'),
  choice('end.repetition', 'shareBySide', 'draw'),
  integer('end.quietMoves', 0, MAX_QUIET_MOVES),
  choice('win.by', 'mostSeeds', 'majority'),
  choice('match.length', 'oneRound', 'rounds', 'untilOut'),
  integer('match.rounds', 1, MAX_ROUNDS),
  choice('match.refill', 'nearestStore', 'fromLeft'),
  choice('match.burnt', 'skipped', 'confiscated'),
  choice('match.nextFirst', 'winner', 'loser', 'other', 'lastedLongest'),
]

/** The field at a path such as `sow.relay`. */
export function findField(path: string): Field | undefined {
  return FIELDS.find((field) => field.path === path)
}

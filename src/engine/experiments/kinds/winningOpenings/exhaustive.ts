import type { Split } from '../../../openings/goals/count'
import { fitsVector } from '../../../openings/lapTables'
import { seedsOnBoard, type Opening } from '../../../openings/opening'
import { isSmall } from '../../../openings/probe'
import { canSieve, type SieveSize } from '../../../openings/sieve'
import { LINE_GOALS, openingOfSpec, type OpeningsSpec } from './spec'

/** How all continuations of a turn are divided, and the tables that speed up the search. */
export interface ExhaustiveSplit extends Split {
  readonly sieve?: SieveSize
}

/**
 * How all continuations of a turn are searched. A small turn is searched in one piece; only a worker finds out which
 * turns are small, so a plan has as many share tasks as are most likely needed.
 */
interface Exhaustive {
  /** The split of a turn that is not small; null if such a turn would take too long and is skipped. */
  readonly ifLarge: ExhaustiveSplit | null
  readonly shareTasks: number
}

const WHOLE: ExhaustiveSplit = { subtrees: 1, shares: 1 }
const FEW: ExhaustiveSplit = { subtrees: 2000, shares: 4 }
const MANY: ExhaustiveSplit = { subtrees: 100_000, shares: 512 }
/** Up to this many seeds in holes, the turns of all presets are small. */
const LIKELY_SMALL = 60
/**
 * From this many holes per side on, the continuations of a full board need many shares, and a sieve to prove a
 * length.
 */
const LARGE = 7
const SIEVED = 8
/** The sieve for boards of eight holes: half a gigabyte. */
const SIEVE: SieveSize = { moves: 5, bits: 32 }

/** How all continuations are searched for a spec; null if they are not. Decided without searching. */
export function exhaustiveOf(spec: OpeningsSpec): Exhaustive | null {
  const opening = openingOfSpec(spec)
  const { goal, proof } = spec
  if (opening === null) return LINE_GOALS.has(goal) ? null : { ifLarge: WHOLE, shareTasks: 1 }
  if (!fitsVector(opening)) return null
  if (goal !== 'count' && (proof === 'none' || (goal !== 'shortest' && goal !== 'max-capture'))) return null
  const ifLarge = splitIfLarge(spec, opening)
  const inOnePiece = ifLarge === null || seedsOnBoard(opening) <= LIKELY_SMALL
  return { ifLarge, shareTasks: inOnePiece ? 1 : ifLarge.shares }
}

function splitIfLarge({ goal, proof }: OpeningsSpec, opening: Opening): ExhaustiveSplit | null {
  if (opening.holes < LARGE && seedsOnBoard(opening) <= 2 * (LARGE - 1) ** 2) return FEW
  if (goal === 'count') return MANY
  if (goal === 'max-capture') return proof === 'full' ? MANY : null
  if (opening.holes < SIEVED || !canSieve(opening)) return FEW
  return { subtrees: 20_000, shares: 64, sieve: SIEVE }
}

/** The split used to search a turn, determined in a worker; null if it is skipped. */
export function splitOf({ ifLarge }: Exhaustive, opening: Opening): ExhaustiveSplit | null {
  return isSmall(opening) ? WHOLE : ifLarge
}

/** The shares that a task searches: each share belongs to one task, whatever the numbers of both. */
export function sharesOf(split: ExhaustiveSplit, task: number, tasks: number): readonly number[] {
  return Array.from({ length: split.shares }, (_, share) => share).filter((share) => share % tasks === task)
}

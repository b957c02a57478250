import type { Split } from '../../../openings/count'
import { fitsVector, startKernel, writeRoot } from '../../../openings/kernel'
import { seedsOnBoard, type Opening } from '../../../openings/opening'
import { canSieve, type SieveSize } from '../../../openings/sieve'
import type { Task } from '../../contract/experiment'
import { openingOfSpec, type Goal, type OpeningsSpec } from './spec'

/** A task of a search: a search for a good line, numbered by `share` too, or a share of all continuations. */
export interface OpeningsTask extends Task {
  readonly type: 'line' | 'share'
  readonly share: number
  readonly cut: Cut | null
}

/** How the continuations of a turn are cut up, and what helps to go through them. */
export interface Cut extends Split {
  readonly sieve?: SieveSize
}

/** Positions looked at to see whether a turn is small. */
const PROBE = 200_000
const WHOLE: Cut = { subtrees: 1, shares: 1 }
const FEW: Cut = { subtrees: 2000, shares: 4 }
const MANY: Cut = { subtrees: 100_000, shares: 512 }
/** Holes a side from which on the continuations of a full board need many shares, and a sieve to prove a length. */
const LARGE = 7
const SIEVED = 8
/** Holes a side up to which one search for fewest laps gets far by itself; beyond, several share the work. */
const EXHAUSTIBLE = 8
const LANES = 4
/** Goals that a line answers by itself, where only the reference knows the rules; the others go through everything. */
const LINE_GOALS: ReadonlySet<Goal> = new Set(['analyse', 'fewest-laps', 'fewest-cycles'])
/** The sieve for boards of eight holes: half a gigabyte. */
const SIEVE: SieveSize = { moves: 5, bits: 32 }

/** How all continuations are gone through for a goal; null: they are not, for that would take too long or is not asked for. */
function cutOf(spec: OpeningsSpec): Cut | null {
  const opening = openingOfSpec(spec)
  const { goal, proof } = spec
  if (opening === null) return LINE_GOALS.has(goal) ? null : WHOLE
  if (!fitsVector(opening)) return null
  if (goal === 'count') return sizeOf(opening)
  if (proof === 'none' || (goal !== 'shortest' && goal !== 'max-capture')) return null
  const size = sizeOf(opening)
  if (size !== MANY || proof === 'full') return goal === 'shortest' ? shortestCut(opening, size) : size
  return goal === 'shortest' && opening.holes <= SIEVED ? shortestCut(opening, size) : null
}

function shortestCut(opening: Opening, size: Cut): Cut {
  if (size !== MANY) return size
  if (opening.holes < SIEVED || !canSieve(opening)) return FEW
  return { subtrees: 20_000, shares: 64, sieve: SIEVE }
}

function sizeOf(opening: Opening): Cut {
  if (isSmall(opening)) return WHOLE
  return opening.holes < LARGE && seedsOnBoard(opening) <= 2 * (LARGE - 1) ** 2 ? FEW : MANY
}

function isSmall(opening: Opening): boolean {
  const kernel = startKernel(opening, 1 << 14)
  if (kernel === null) return false
  kernel.exports.search(0xffff, false, false, 0, opening.holes)
  kernel.exports.clear()
  return kernel.exports.count(kernel.begin, writeRoot(kernel, opening, kernel.begin), PROBE) === kernel.begin
}

/** Searches for lines that share the effort of a goal, so that several workers can take part. */
export function lanesOf(spec: OpeningsSpec): number {
  if (spec.goal === 'count') return 0
  if (openingOfSpec(spec) === null) return LINE_GOALS.has(spec.goal) ? 1 : 0
  return spec.goal === 'fewest-laps' && spec.variant.board.holes > EXHAUSTIBLE ? LANES : 1
}

/** The tasks: those that look for lines, and the shares of all continuations. */
export function planOpenings(spec: OpeningsSpec): readonly OpeningsTask[] {
  const cut = cutOf(spec)
  const tasks: OpeningsTask[] = []
  for (let share = 0; share < lanesOf(spec); share++) {
    tasks.push({ index: tasks.length, weight: cut === null ? 1 : 0.5, type: 'line', share, cut })
  }
  for (let share = 0; share < (cut?.shares ?? 0); share++) {
    tasks.push({ index: tasks.length, weight: 1, type: 'share', share, cut })
  }
  return tasks
}

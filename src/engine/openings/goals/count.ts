import { addCounts, NO_COUNTS, readCounts, type Counts } from '../counts'
import { growFrontier, type Frontier } from '../frontier'
import { NODE, startKernel, writeRoot, type Kernel } from '../kernel'
import { seedsLeftToWin, type Opening } from '../opening'
import { sieveBytes, type SieveSize, sievedKernel } from '../sieve'

/** Limits of a search over all continuations of a turn. */
export interface CountLimits {
  /** Longer openings are not looked for. */
  readonly mostMoves?: number
  /** No move may have more laps, or sow more seeds in all. */
  readonly mostLaps?: number
  readonly mostSown?: number
  /** `played`: a won turn is played to its end, for the most that can be captured. */
  readonly wonTurns?: 'cut' | 'played'
  /** `shortest`: no line longer than the shortest win found is followed, so only the shortest are all counted. */
  readonly only?: 'shortest'
  /** Drops positions that cannot win in the last moves before `mostMoves`; finds the same openings faster. */
  readonly sieve?: SieveSize
}

/** How a search is divided: into `shares` parts of a frontier of at least `subtrees` positions. */
export interface Split {
  readonly subtrees: number
  readonly shares: number
}

/** The counts of a share so far, up to the first unfinished subtree. */
export interface Counted {
  readonly next: number
  readonly counts: Counts
}

/** The progress of a search: its share of the subtrees, the moves made, and a checkpoint. */
export interface CountProgress {
  readonly done: number
  readonly moves: number
  readonly counted?: Counted
}

/** Positions that a slice of the search may visit: about ten milliseconds. */
const SLICE = 100_000
const STACK = 1 << 14
/** Moves after which the counts are read again. */
const READING = 2e6
const NO_LIMIT = 0xffff

/** Bytes a search needs: the frontier, the layer before it, the stack, and the sieve. */
export function countBytes(opening: Opening, split: Split, sieve?: SieveSize): number {
  return nodesFor(opening, split) * NODE + (sieve === undefined ? 0 : sieveBytes(sieve))
}

function nodesFor(opening: Opening, split: Split): number {
  return 2 * split.subtrees * opening.holes + STACK
}

/**
 * Counts one share of all continuations: every `shares`-th subtree of the frontier, starting from the share's own
 * number, so that all shares are alike. Share 0 also counts what ends before the frontier. It continues from the
 * counts of an earlier session.
 */
export function* countShare(
  opening: Opening,
  limits: CountLimits,
  split: Split,
  share: number,
  earlier?: Counted,
): Generator<CountProgress, Counts> {
  const nodes = nodesFor(opening, split)
  const { sieve } = limits
  const mostMoves = limits.mostMoves ?? NO_LIMIT
  const siftFrom = sieve === undefined ? NO_LIMIT : Math.max(0, mostMoves - sieve.moves)
  const kernel =
    sieve === undefined ? startKernel(opening, nodes) : yield* sievedKernel(opening, nodes, sieve, siftFrom)
  const { exports } = kernel
  exports.siftFrom(siftFrom)
  setLimits(kernel, opening, limits, mostMoves)
  const frontier = growFrontier(kernel, opening, split.subtrees)
  exports.clear()
  if (share === 0 && frontier.depth > 0 && earlier === undefined) {
    setLimits(kernel, opening, limits, Math.min(mostMoves, frontier.depth))
    yield* exhaust(kernel, writeRoot(kernel, opening, kernel.begin), 0)
    setLimits(kernel, opening, limits, mostMoves)
  }
  const read = (): Counts => addCounts(earlier?.counts ?? NO_COUNTS, readCounts(kernel, opening))
  let counted = earlier
  let readAt = 0
  for (let index = earlier?.next ?? share; index < frontier.count; index += split.shares) {
    const subtree = exhaust(kernel, putSubtree(kernel, frontier, index), index / frontier.count)
    for (const progress of subtree) yield { ...progress, ...(counted && { counted }) }
    if (movesMade(kernel) < readAt + READING) continue
    readAt = movesMade(kernel)
    counted = { next: index + split.shares, counts: read() }
  }
  return read()
}

function setLimits(kernel: Kernel, opening: Opening, limits: CountLimits, mostMoves: number): void {
  kernel.exports.limit(limits.mostLaps ?? 0xffffffff, seedsLeftToWin(opening))
  kernel.exports.search(
    mostMoves,
    limits.wonTurns === 'played',
    limits.only === 'shortest',
    limits.mostSown ?? 0,
    opening.holes,
  )
}

/** Pushes a position of the frontier onto the stack, with its path if lines are kept. */
function putSubtree(kernel: Kernel, frontier: Frontier, index: number): number {
  const memory = new Uint8Array(kernel.exports.memory.buffer)
  memory.set(frontier.nodes.subarray(index * NODE, (index + 1) * NODE), kernel.begin)
  memory.set(frontier.pathTo(index), kernel.exports.PATH.value + 1)
  return kernel.begin + NODE
}

function* exhaust(kernel: Kernel, top: number, done: number): Generator<CountProgress, void> {
  const { exports, begin } = kernel
  while (top > begin) {
    top = exports.count(begin, top, SLICE)
    yield { done, moves: movesMade(kernel) }
  }
}

function movesMade(kernel: Kernel): number {
  return Number(kernel.view().getBigUint64(kernel.exports.TOTALS.value, true))
}

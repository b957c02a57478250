import { VectorBoard } from '../kernel/assembly/shared/openingRecords'
import { type Kernel, NODE, startKernel } from './kernel'
import { laneOfHole } from './lapTables'
import { seedsLeftToWin, seedsOnBoard, type Opening } from './opening'
import { hasTrapped } from '../kernel/instantiate'
import { lastUsed } from '../lastUsed'
import type { CountProgress } from './goals/count'

/**
 * A sieve of positions that may win within this many moves, as 2^`bits` bits: a Bloom filter with one hash, filled by
 * retrograde analysis from the won positions, where a search from the start meets it.
 */
export interface SieveSize {
  readonly moves: number
  readonly bits: number
}

const STORE_LANE: number = VectorBoard.store
/** Won positions handled in a slice. */
const SLICE = 20

/** Bytes a sieve takes. */
export function sieveBytes(size: SieveSize): number {
  return 2 ** (size.bits - 3)
}

/** Whether won positions are few enough to be listed, and un-sowing has one answer. */
export function canSieve(opening: Opening): boolean {
  return opening.origin === 'sown' && seedsLeftToWin(opening) <= opening.holes
}

/**
 * Lists backwards, from every won position, what can win within the given moves after at least `movesBefore`; yields
 * the positions listed.
 */
export function* fillSieve(
  kernel: Kernel,
  opening: Opening,
  at: number,
  size: SieveSize,
  movesBefore: number,
): Generator<number, void> {
  const { exports } = kernel
  const { holes, opponents, relay } = opening
  const all = seedsOnBoard(opening) + opening.store
  const limit = seedsLeftToWin(opening)
  const noTwoEmpty = !opponents.some((seeds, hole) => seeds === 0 && opponents[hole + 1] === 0)
  exports.startSieve(at, size.bits, size.moves, holes, all, limit, relay === 'own', noTwoEmpty)
  exports.expectMoves(movesBefore, opening.store, Math.max(...opponents))
  let handled = 0
  for (const won of wonPositions(holes, limit, noTwoEmpty)) {
    unsowWon(kernel, opening, won, all)
    if (++handled % SLICE === 0) yield Number(exports.listed.value)
  }
}

/** All ways to leave at most `most` seeds in the mover's and the opponent's holes. */
function* wonPositions(holes: number, most: number, noTwoEmpty: boolean): Generator<Uint8Array> {
  const seeds = new Uint8Array(2 * holes)
  function* fill(place: number, rest: number): Generator<Uint8Array> {
    if (place === 2 * holes) {
      yield seeds
      return
    }
    for (let here = 0; here <= rest; here++) {
      seeds[place] = here
      // No two neighbouring opposing holes are ever empty except for the hole just captured and its neighbours.
      if (noTwoEmpty && place >= holes + 3 && isBare(seeds, place)) continue
      yield* fill(place + 1, rest - here)
    }
    seeds[place] = 0
  }
  yield* fill(0, most)
}

function isBare(seeds: Uint8Array, place: number): boolean {
  return seeds[place] === 0 && seeds[place - 1] === 0 && seeds[place - 2] === 0 && seeds[place - 3] === 0
}

/** Un-sows every last move that can have led to a won position: into the store, into a hole, or with a capture. */
function unsowWon(kernel: Kernel, opening: Opening, won: Uint8Array, all: number): void {
  const { exports } = kernel
  const { holes, relay, capture } = opening
  const board = new Uint8Array(exports.memory.buffer, exports.WON_BOARD.value, STORE_LANE + 1).fill(0)
  won.forEach((seeds, place) => (board[laneOfHole(place, holes)] = seeds))
  board[STORE_LANE] = won.reduce((rest, seeds) => rest - seeds, all)
  exports.unsowFrom(STORE_LANE)
  for (let place = 0; place < 2 * holes; place++) {
    const lane = laneOfHole(place, holes)
    const facing = 2 * holes - 1 - place
    const [seeds, opposite] = [won[place]!, won[facing]!]
    const own = place < holes
    const staysPut = capture === 'never' || (capture === 'ifAcross' && opposite === 0)
    if (own ? seeds === 1 && staysPut : seeds === 1 || (relay === 'own' && seeds > 0)) exports.unsowFrom(lane)
    if (own && capture !== 'never' && seeds === 0 && opposite === 0) {
      exports.unsowCaptures(lane, laneOfHole(facing, holes), capture === 'always' ? 0 : 1)
    }
  }
}

/** The last kernel with a sieve: filling one takes minutes, and all shares of a proof need the same. */
const sieved = lastUsed<Kernel>(1, ({ exports }) => !hasTrapped(exports))

/** A kernel whose sieve is filled for positions after at least `movesBefore`. */
export function* sievedKernel(
  opening: Opening,
  nodes: number,
  size: SieveSize,
  movesBefore: number,
): Generator<CountProgress, Kernel> {
  const key = JSON.stringify([opening, nodes, size, movesBefore])
  const known = sieved.get(key)
  if (known !== undefined) return known
  sieved.clear()
  const kernel = startKernel(opening, nodes + sieveBytes(size) / NODE)
  for (const listed of fillSieve(kernel, opening, kernel.begin + nodes * NODE, size, movesBefore)) {
    yield { done: 0, moves: listed }
  }
  return sieved.keep(key, kernel)
}

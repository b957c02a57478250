import { type GameCounts, mergeCounts, NO_GAMES } from './counts'

/** Counts gathered before they are added up: adding one at a time would go through all sums for each. */
const ROOM = 64

/**
 * Adds up counts as they arrive, in any order, and keeps only their sum: a hundred thousand need no more memory than
 * a few.
 */
export class CountsFold {
  #sum: GameCounts = NO_GAMES
  #waiting: GameCounts[] = []

  add(counts: GameCounts): void {
    this.#waiting.push(counts)
    if (this.#waiting.length >= ROOM) this.#addUp()
  }

  /** The sum of everything added so far. */
  total(): GameCounts {
    this.#addUp()
    return this.#sum
  }

  #addUp(): void {
    this.#sum = mergeCounts([this.#sum, ...this.#waiting])
    this.#waiting = []
  }
}

/** The sum of counts that are read one at a time. */
export function foldCounts(all: Iterable<GameCounts>): GameCounts {
  const fold = new CountsFold()
  for (const counts of all) fold.add(counts)
  return fold.total()
}

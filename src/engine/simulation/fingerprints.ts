/** Fingerprints kept: up to this many distinct games are counted exactly, more are estimated. */
export const MOST_KEPT = 1_000
/** Fingerprints are whole numbers below this. */
const RANGE = 2 ** 53
/** Fingerprints gathered before they are sorted. */
const ROOM = 8 * MOST_KEPT

/** How many different games there were; an estimate beyond the number of fingerprints kept. */
export interface Distinct {
  readonly games: number
  readonly exact: boolean
}

/**
 * Keeps the smallest of all given fingerprints, each once. The smallest over several parts are the smallest overall,
 * so parts merge to the same list in any order.
 */
export class LeastFingerprints {
  #kept: number[] = []
  #limit = Infinity

  add(fingerprint: number): void {
    if (fingerprint >= this.#limit) return
    this.#kept.push(fingerprint)
    if (this.#kept.length >= ROOM) this.#shrink()
  }

  addAll(fingerprints: Iterable<number>): void {
    for (const fingerprint of fingerprints) this.add(fingerprint)
  }

  /** The least fingerprints so far, ascending. */
  list(): readonly number[] {
    this.#shrink()
    return this.#kept
  }

  #shrink(): void {
    this.#kept = [...new Set(this.#kept)].sort((a, b) => a - b).slice(0, MOST_KEPT)
    if (this.#kept.length === MOST_KEPT) this.#limit = this.#kept.at(-1)!
  }
}

/** The number of distinct games behind the smallest fingerprints: exact, or estimated from their density. */
export function distinctGames(least: readonly number[]): Distinct {
  if (least.length < MOST_KEPT) return { games: least.length, exact: true }
  return { games: Math.round((MOST_KEPT - 1) / (least.at(-1)! / RANGE)), exact: false }
}

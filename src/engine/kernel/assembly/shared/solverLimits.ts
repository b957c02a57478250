// Read by TypeScript and AssemblyScript alike: enums and nothing else.

/** What the solver of games like kalah can hold: a half board in a word, a value in a signed byte. */
// @inline
export enum KalahLimit {
  /** Holes per side. */
  holes = 8,
  /** Seeds on the board. */
  seeds = 120,
  /** Half boards that can be distinguished, minus one. */
  halves = 0xffffff,
  /** Bytes of a listed half board: itself and what playing each of eight holes does to it. */
  halfBytes = 72,
  /** Bytes of a bucket of the transposition table. */
  bucketBytes = 32,
}

/** What decides how much memory retrograde analysis takes. */
// @inline
export enum RetrogradeLimit {
  /** Seeds in play up to which both bounds of a value fit one byte each; beyond, they take two. */
  narrowSeeds = 120,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** The limits of the solver for games like kalah: a half board in a word, a value in a signed byte. */
// @inline
export enum KalahLimit {
  /** Holes per side. */
  holes = 8,
  /** Seeds on the board. */
  seeds = 120,
  /** Half boards that can be distinguished, minus one. */
  halves = 0xffffff,
  /** Bytes of a listed half board: itself and the effect of playing each of eight holes. */
  halfBytes = 72,
  /** Bytes of a bucket of the transposition table. */
  bucketBytes = 32,
}

/** What determines the memory of retrograde analysis. */
// @inline
export enum RetrogradeLimit {
  /** Up to this many seeds in play, both bounds of a value fit in one byte each; beyond that, they take two. */
  narrowSeeds = 120,
}

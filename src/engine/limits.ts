// Shared by TypeScript and AssemblyScript: enums only.

/** The largest board that a variant can have, and what follows from it. */
// @inline
export enum Limit {
  /** Per side. */
  holes = 20,
  /** Per side on a board of four rows: both rows of a player. */
  ring = 32,
  /** Two stores and the holes of both sides. */
  slots = 66,
  /** Each hole of a side in two directions. */
  choices = 64,
  /** In one slot: its count has 16 bits. */
  seeds = 65535,
}

/** The largest list of clauses on the last seed. */
// @inline
export enum ClauseLimit {
  /** A set of them has 16 bits. */
  clauses = 12,
  /** The largest number of seeds that a clause may name. */
  count = 255,
  /** The most holes taken by choice: with the slots of a board they fit a byte. */
  picks = 9,
}

/** How long play may continue before it counts as endless. */
// @inline
export enum Endless {
  /**
   * Laps of one relay, on a route with neither store nor confiscating hole, or if laps go back and forth: there it
   * may never end. On every other route each time round costs a seed, so a relay always ends.
   */
  relayLaps = 1000,
  /** Moves in a row that bring no seed to a store and repeat no position. */
  positions = 1000,
  /** Rounds of a match. */
  rounds = 1000,
}

/** How large a network can be. */
// @inline
export enum NetworkLimit {
  /** The largest number of seeds in a hole that is distinguished. */
  counts = 47,
  /** Units of a hidden layer; always a multiple of `unitStep`. */
  units = 64,
  unitStep = 16,
  /** Bytes of a record: 40 holes of 51 rows and both layers at their widest. */
  size = 548864,
}

/** Rows of a hole after those of its counts: claimed by the mover, claimed by the other, burnt. */
// @inline
export enum HoleRow {
  claimed = 1,
  claimedByOther = 2,
  burnt = 3,
  /** Rows besides that of no seeds and one per count. */
  more = 3,
}

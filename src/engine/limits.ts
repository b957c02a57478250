// Shared by TypeScript and AssemblyScript: enums only.

/** The largest board that a variant can have, and what follows from it. */
// @inline
export enum Limit {
  /** Per side. */
  holes = 20,
  /** Two stores and the holes of both sides. */
  slots = 42,
  /** A hole and a way to sow it. */
  choices = 40,
  /** In one slot. */
  seeds = 65535,
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

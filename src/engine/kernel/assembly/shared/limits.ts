// Read by TypeScript and AssemblyScript alike: enums and nothing else.

/** The most of everything that a variant can ask of the kernel. */
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

/** How long play may go on before it is called endless. */
// @inline
export enum Endless {
  /** Laps of one relay on a route that keeps no seed. */
  relayLaps = 1000,
  /** Positions since a seed last reached a store. */
  positions = 1000,
  /** Rounds of a match. */
  rounds = 1000,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** What a step of filling tables says. */
// @inline
export enum Work {
  /** There is nothing to do before others are done. */
  waiting,
  busy,
  done,
}

/** What a step of a depth-first search for openings says. */
// @inline
export enum DepthFirst {
  /** Everything is searched. */
  done,
  busy,
  /** A win was found; the search continues only for shorter ones. */
  won,
}

/** What a step of valuing every legal choice says. */
// @inline
export enum Valuing {
  busy,
  /** Done, with estimates. */
  estimated,
  /** Done, and every value is exact. */
  exact,
}

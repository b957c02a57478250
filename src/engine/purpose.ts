// Shared by TypeScript and AssemblyScript: enums only.

/** The purposes of a game's random numbers; two purposes of one game never share a number. */
// @inline
export enum Purpose {
  /** Who starts. */
  lot = 0,
  /** Which move is chosen. */
  play = 1,
  /** What a search tries. */
  search = 2,
  /** Random first moves. */
  opening = 3,
  /** How the starting seeds are dealt. */
  layout = 4,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** The longest lines and the most seeds that are counted. */
// @inline
export enum Most {
  moves = 1024,
  seeds = 256,
}

/** A board in one vector, a byte per hole in the order a lap meets them: the mover's holes, then the opponent's. */
// @inline
export enum VectorBoard {
  /** The most holes per side; the opponent's start after that many. */
  holes = 8,
  /** The mover's store comes after the vector. */
  store = 16,
  /** Seeds on the board, so that each hole fits a byte. */
  seeds = 255,
}

/** A pending position: the board, then length, move and flag in one word, the seeds left, the place of its parent. */
// @inline
export enum Node {
  tag = 16,
  /** The byte of the tag that holds the move. */
  move = 18,
  seeds = 20,
  parent = 24,
  size = 32,
}

/** A candidate of a beam search: its key, then parent and move in one word. */
// @inline
export enum Candidate {
  way = 4,
  size = 8,
}

/** How a path back is packed into one word. */
// @inline
export enum Way {
  /** The lowest bits hold the move. */
  moveBits = 5,
}

/**
 * A slot of a climb: its value, the path to it, its length, one more than the level its line reached (0: empty), the
 * board.
 */
// @inline
export enum ClimbSlot {
  way = 4,
  length = 8,
  reached = 12,
  board = 16,
}

/** An entry of the lap tables: what a lap adds, where it ends, and the effect of ending there. */
// @inline
export enum LapEntry {
  endLane = 16,
  endRow = 20,
  meaning = 24,
  captureMask = 28,
  size = 32,
}

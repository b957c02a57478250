// Shared by TypeScript and AssemblyScript: enums only.

/** Where the fields of a network's record begin, in bytes; its weights follow, 32-bit numbers in a row. */
// @inline
export enum NetworkRecord {
  holes = 0,
  /** The largest number of seeds in a hole that is distinguished. */
  counts = 4,
  first = 8,
  second = 12,
  weights = 64,
}

/** How large a network can be. */
// @inline
export enum NetworkLimit {
  counts = 47,
  /** Units of a hidden layer; always a multiple of 16. */
  units = 64,
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

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

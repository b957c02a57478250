// Shared by TypeScript and AssemblyScript: enums only.

/** How whole random games are played: slot by slot, or with the board in one or two vectors. */
// @inline
export enum BatchMode {
  plain,
  oneVector,
  twoVectors,
}

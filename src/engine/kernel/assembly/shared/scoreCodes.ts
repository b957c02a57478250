// Shared by TypeScript and AssemblyScript: enums only.

/** What a round is played for: seeds, seeds if somebody wins, or only who wins; the codes of `scoreOf`. */
// @inline
export enum Score {
  margin,
  winnersMargin,
  result,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `lift.singles`. */
// @inline
export enum Singles {
  free,
  lastResort,
  ontoEmpty,
}

/** Words of `lift.pairs`. */
// @inline
export enum Pairs {
  free,
  lastResort,
  lastResortRightmost,
}

/** Words of `lift.reach`. */
// @inline
export enum Reach {
  anywhere,
  opponentOrEmpty,
  bothRows,
}

/** Words of `lift.opening`. */
// @inline
export enum LiftOpening {
  free,
  rightHalf,
  twoRightmost,
  eachHoleOnce,
  unlocks,
}

/** Words of `lift.facing`. */
// @inline
export enum Facing {
  free,
  notFacingSingle,
}

/** Words of `lift.undo`. */
// @inline
export enum Undo {
  free,
  barred,
}

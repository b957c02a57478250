// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `turn.lastInStore`. */
// @inline
export enum LastInStore {
  moveAgain,
  turnOver,
}

/** Words of `turn.lastInOwnEmpty`. */
// @inline
export enum LastInOwnEmpty {
  captureOpposite,
  nothing,
}

/** Words of `turn.lastInOpponentsEmpty`. */
// @inline
export enum LastInOpponentsEmpty {
  captureOpposite,
  nothing,
}

/** Words of `turn.emptyOpposite`. */
// @inline
export enum EmptyOpposite {
  nothing,
  takeLast,
}

/** Words of `turn.acrossFrom`. */
// @inline
export enum AcrossFrom {
  empty,
  emptyThenAny,
  any,
}

/** Words of `turn.acrossCounts`. */
// @inline
export enum AcrossCounts {
  any,
  captureCounts,
}

/** Words of `turn.acrossAfter`. */
// @inline
export enum AcrossAfter {
  anySowing,
  opponentsSown,
}

/** Words of `turn.capturingSeed`. */
// @inline
export enum CapturingSeed {
  taken,
  stays,
}

/** Words of `turn.lastInOpponents`. */
// @inline
export enum LastInOpponents {
  nothing,
  captureCounts,
}

/** Words of `turn.lastInOwn`. */
// @inline
export enum LastInOwn {
  nothing,
  captureCounts,
}

/** Words of `turn.lastOnSingle`. */
// @inline
export enum LastOnSingle {
  nothing,
  captureOpposite,
}

/** Words of `turn.lastHole`. */
// @inline
export enum LastHole {
  nothing,
  take,
  takeEqual,
}

/** Words of `turn.gap`. */
// @inline
export enum Gap {
  nothing,
  captureBeyond,
  captureBeyondFilled,
}

/** Words of `turn.nextHole`. */
// @inline
export enum NextHole {
  nothing,
  takeAtCount,
  takeFromOpponents,
}

/** Words of `turn.sweep`. */
// @inline
export enum Sweep {
  nothing,
  opponentsCounts,
}

/** Words of `turn.takesToo`. */
// @inline
export enum TakesToo {
  nothing,
  opposite,
  eachOpposite,
  opponentsCounts,
  lastHole,
}

/** Words of `turn.captures`. */
// @inline
export enum Captures {
  one,
  chain,
}

/** Words of `turn.chainWay`. */
// @inline
export enum ChainWay {
  backward,
  onward,
  clockwise,
}

/** Words of `turn.chainSides`. */
// @inline
export enum ChainSides {
  sameSides,
  bothSides,
}

/** Words of `turn.singleSeed`. */
// @inline
export enum SingleSeed {
  captures,
  capturesNothing,
}

/** Words of `turn.starterWaits`. */
// @inline
export enum StarterWaits {
  no,
  untilOtherCaptures,
}

/** Words of `turn.afterCapture`. */
// @inline
export enum AfterCapture {
  turnOver,
  moveAgain,
  moveAgainOnce,
  sowOn,
  relayOn,
}

/** Words of `turn.noMove`. */
// @inline
export enum NoMove {
  pass,
  roundEnds,
}

/** Words of `turn.mustFeed`. */
// @inline
export enum MustFeed {
  yes,
  no,
  ifPossible,
  giveOne,
}

/** Words of `turn.grandSlam`. */
// @inline
export enum GrandSlam {
  allowed,
  void,
  forbidden,
  ifForced,
  leavesRight,
  leavesLeft,
  movesAgain,
  givesRest,
}

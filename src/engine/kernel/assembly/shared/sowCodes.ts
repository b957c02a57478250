// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `sow.direction`. */
// @inline
export enum Direction {
  anticlockwise,
  clockwise,
  eitherWay,
  outward,
  firstMoveDecides,
  byParity,
  ownRow,
}

/** Words of `sow.origin`. */
// @inline
export enum Origin {
  sown,
  skipped,
}

/** Words of `sow.leave`. */
// @inline
export enum Leave {
  nothing,
  one,
  oneUnlessSingle,
}

/** Words of `sow.skips`. */
// @inline
export enum Skips {
  nothing,
  opponentsAt,
  holesFrom,
}

/** Words of `sow.before`. */
// @inline
export enum Before {
  nothing,
  storeOne,
  singlesAcross,
  lastSeedAcross,
}

/** Words of `sow.passing`. */
// @inline
export enum Passing {
  nothing,
  toOwner,
  toOwnerWithLast,
  toMover,
  ownToMover,
}

/** Words of `sow.relay`. */
// @inline
export enum Relay {
  never,
  any,
  own,
}

/** Words of `sow.relayFrom`. */
// @inline
export enum RelayFrom {
  lastHole,
  nextHole,
}

/** Words of `sow.relayIf`. */
// @inline
export enum RelayIf {
  notEmpty,
  atLeast,
  exactly,
  visited,
}

/** Words of `sow.turning`. */
// @inline
export enum Turning {
  sameWay,
  everyLap,
}

/** Words of `sow.firstMove`. */
// @inline
export enum FirstMove {
  asOthers,
  plainRelay,
  alternate,
  overToOpponent,
}

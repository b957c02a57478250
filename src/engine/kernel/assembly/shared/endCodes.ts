// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `end.when`. */
// @inline
export enum When {
  allInStores,
  moverCannotMove,
  eitherSideEmpty,
  majority,
  moverSideEmpty,
}

/** Words of `end.fewTo`. */
// @inline
export enum FewTo {
  leftovers,
  mover,
  starter,
  moverByOpponents,
}

/** Words of `end.leftovers`. */
// @inline
export enum Leftovers {
  toSideOwner,
  toOtherPlayer,
  toLastMover,
  nobody,
  halved,
  toUnfed,
  toUnfedOrNobody,
}

/** Words of `end.repetition`. */
// @inline
export enum Repetition {
  shareBySide,
  draw,
  splitEvenly,
}

/** Words of `end.repeats`. */
// @inline
export enum Repeats {
  stop,
  playOn,
}

/** Words of `win.by`. */
// @inline
export enum WinBy {
  mostSeeds,
  majority,
  deprive,
  immobilise,
  clear,
}

/** Words of `match.length`. */
// @inline
export enum Length {
  oneRound,
  rounds,
  untilOut,
}

/** Words of `match.refill`. */
// @inline
export enum Refill {
  nearestStore,
  fromLeft,
  fromRight,
  fromEnds,
  territory,
}

/** Words of `match.burnt`. */
// @inline
export enum Burnt {
  skipped,
  confiscated,
  inPlay,
}

/** Words of `match.nextFirst`. */
// @inline
export enum NextFirst {
  winner,
  loser,
  other,
  lastedLongest,
  lastMover,
}

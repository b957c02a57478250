// Read by TypeScript and AssemblyScript alike: enums and nothing else.

/** The place of every rule in the list of numbers that makes up a variant for the kernel. */
// @inline
export enum RulePlace {
  holes,
  stores,
  seedsPerHole,
  first,
  direction,
  origin,
  relay,
  lastInStore,
  lastInOwnEmpty,
  emptyOpposite,
  lastInOpponents,
  lastOnSingle,
  lastHole,
  captures,
  noMove,
  mustFeed,
  grandSlam,
  when,
  leftovers,
  repetition,
  quietMoves,
  by,
  length,
  rounds,
  refill,
  burnt,
  nextFirst,
  /** Whether positions of a round can come again: 1 or 0. */
  canRepeat,
  path,
  /** How many there are. */
  count,
}

/** Words of `board.stores`. */
// @inline
export enum Stores {
  own,
  capturesOnly,
}

/** Words of `start.first`. */
// @inline
export enum First {
  south,
  lot,
  bothAtOnce,
}

/** Words of `sow.direction`. */
// @inline
export enum Direction {
  anticlockwise,
  clockwise,
  eitherWay,
}

/** Words of `sow.origin`. */
// @inline
export enum Origin {
  sown,
  skipped,
}

/** Words of `sow.relay`. */
// @inline
export enum Relay {
  never,
  any,
  own,
}

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

/** Words of `turn.emptyOpposite`. */
// @inline
export enum EmptyOpposite {
  nothing,
  takeLast,
}

/** Words of `turn.lastInOpponents`. */
// @inline
export enum LastInOpponents {
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
}

/** Words of `turn.captures`. */
// @inline
export enum Captures {
  one,
  chain,
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
}

/** Words of `turn.grandSlam`. */
// @inline
export enum GrandSlam {
  allowed,
  void,
  forbidden,
  ifForced,
}

/** Words of `end.when`. */
// @inline
export enum When {
  allInStores,
  moverCannotMove,
  eitherSideEmpty,
  majority,
}

/** Words of `end.leftovers`. */
// @inline
export enum Leftovers {
  toSideOwner,
  toOtherPlayer,
  toLastMover,
  nobody,
}

/** Words of `end.repetition`. */
// @inline
export enum Repetition {
  shareBySide,
  draw,
}

/** Words of `win.by`. */
// @inline
export enum WinBy {
  mostSeeds,
  majority,
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
}

/** Words of `match.burnt`. */
// @inline
export enum Burnt {
  skipped,
  confiscated,
}

/** Words of `match.nextFirst`. */
// @inline
export enum NextFirst {
  winner,
  loser,
  other,
  lastedLongest,
}

/** How whole random games are played: slot by slot, or with the board in one or two vectors. */
// @inline
export enum Path {
  plain,
  oneVector,
  twoVectors,
}

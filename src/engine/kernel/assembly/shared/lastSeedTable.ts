// What the last seed of a lap does, as kernel/lastSeed.ts writes it and rules/lastSeed/table.ts reads it. Shared by TypeScript
// and AssemblyScript: enums only.

/** Where everything is in the table, in bytes. */
// @inline
export enum LastSeedTable {
  /** A record per clause. */
  clauses = 0,
  /** From this count on only odd and even are told apart; it is even. */
  cap = 288,
  /** Sets of clauses, one bit each: those that take or claim, and those that only relay. */
  takers = 292,
  relays = 294,
  /** The most seeds of a hole that is taken because of its count. */
  mostTaken = 296,
  /** Whether the owner of a hole gets what a seed takes in passing. */
  passingToOwner = 300,
  /** How many clauses there are. */
  clauseCount = 301,
  /** By what is counted, and count: the clauses that it lets fit. */
  counts = 304,
  /** By row and count: the clauses whose place, hole and count fit; then the same for the links of their chains. */
  cells = 4948,
  links = 55000,
  size = 105056,
}

/** What is counted, apart from the hole of the last seed. */
// @inline
export enum Counted {
  across,
  next,
  beyond,
  before,
  behind,
  lifted,
  theirs,
  /** Bit 0: in the mover's holes a seed takes in passing; bit 1: in the opponent's. */
  passing,
  /** Bit 0: a last seed that falls in the opponent's row late in a round stays, because it takes its hole. */
  late,
  kinds,
}

/** A clause. */
// @inline
export enum ClauseRecord {
  does = 0,
  then = 1,
  /** Which counts must be looked at: a bit per `Counted`, up to `lifted`. */
  counts = 2,
  /** Holes to claim: a bit per `HoleCode`. */
  claim = 4,
  /** A `Receiver`. */
  to = 5,
  chain = 6,
  /** The most links of a chain; 0: no limit. */
  most = 7,
  /** What is taken, four bits per word, the first in the lowest: a `HoleCode`, or a `TakeCode`. */
  take = 8,
  linkTake = 12,
  /** A `Resowing`. */
  sow = 16,
  /** Holes taken by choice afterwards. */
  pick = 17,
  /** Bits of `GuardBit`, 16 in all. */
  guards = 18,
  size = 24,
}

/** Who or what gets what a clause takes. */
// @inline
export enum Receiver {
  mover,
  owner,
  here,
  start,
}

/** Where captured seeds are sown. */
// @inline
export enum Resowing {
  none,
  next,
  start,
  afterStart,
  end,
}

/** What a clause does before what follows. */
// @inline
export enum Does {
  nothing,
  take,
  takeTwo,
  claim,
}

// @inline
export enum Then {
  turnOver,
  again,
  againOnce,
  relay,
  relayNext,
  on,
  relayStart,
  relayHere,
  relayOrStop,
  relayTwo,
}

/** Holes seen from the last seed; 0 ends a list of them. */
// @inline
export enum HoleCode {
  here = 1,
  across = 2,
  next = 3,
  beyond = 4,
  before = 5,
  behind = 6,
}

/** What else a clause may take. */
// @inline
export enum TakeCode {
  facing = 7,
  theirs = 8,
}

/** How the places of a chain follow each other; bit 3: neither taken nor looked at is anything but the place itself. */
// @inline
export enum ChainCode {
  none,
  back,
  on,
  clockwise,
  /** From each hole just taken to the next, or to the one beyond. */
  next,
  beyond,
  way = 7,
  alone = 8,
}

// @inline
export enum GuardBit {
  reached = 1,
  unreached = 2,
  firstClaim = 4,
  notSame = 8,
  notFacing = 16,
  /** Not a guard: the hole across must hold as many as the hole of the last seed. */
  same = 32,
  /** Not a guard: a clause on claimed holes, from which nothing is lifted. */
  claimed = 64,
  /** The opponent's inner row is empty. */
  innerEmpty = 128,
  ownInnerEmpty = 256,
  entered = 512,
  entering = 1024,
  captured = 2048,
  /** Not a guard: a clause on the mover's house. */
  house = 4096,
  firstLap = 8192,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** Offsets of the fields of a game's record, in bytes. */
// @inline
export enum GameRecord {
  /** 16 bits per slot; those of boards of two rows come first. */
  seeds = 0,
  seedsOfFourRows = 96,
  /** One bit per slot. */
  burnt = 144,
  toMove = 152,
  phase = 153,
  lastMover = 154,
  first = 155,
  lastedLongest = 156,
  ended = 157,
  matchEnded = 158,
  winner = 159,
  quiet = 160,
  round = 164,
  /** Rounds won by South, by North, and tied. */
  roundsWon = 168,
  roundWinner = 180,
  /** South's hand and North's during a simultaneous opening. */
  hands = 184,
  /** Holes claimed by South and by North, one bit per slot. */
  claims = 216,
  /**
   * What rules remember of the round: slots lifted, one bit each, or on four rows the houses that were lost; moves
   * made and turns over; and one byte each.
   */
  lifted = 232,
  moves = 240,
  turns = 244,
  southWay = 248,
  barred = 249,
  extraMove = 250,
  starter = 251,
  waiting = 252,
  /** Holes that South has won from North in earlier rounds; negative, those that North has won. One signed byte. */
  won = 253,
  /** North's own direction, where each player keeps the first. */
  northWay = 254,
  /** What the player to move chooses instead of a hole to sow, as `Other` says. */
  other = 255,
  /** Here ends what boards of two rows need. */
  twoRows = 256,
  /** A multiple of 16: records are copied by vectors. */
  size = 272,
}

/**
 * How a byte says what is chosen instead of a hole to begin with: nothing, so many holes to take, whether to sow on from a slot
 * (added to `halted`), which way to sow it (added to `turning`), or whether to sow on from the mover's house (the way added to
 * `house`).
 */
// @inline
export enum Other {
  nothing = 0,
  halted = 64,
  turning = 130,
  house = 200,
}

/** Offsets of the fields of a hand's record, in bytes. */
// @inline
export enum HandRecord {
  status = 0,
  way = 1,
  from = 2,
  at = 3,
  dropped = 4,
  lifted = 8,
  left = 10,
  size = 16,
}

/** Stands for null in a byte of a record. */
// @inline
export enum Null {
  none = 255,
}

/** Phases of a game. */
// @inline
export enum Phase {
  play,
  opening,
  over,
}

/** Why a round ended; from `repetition` to `endless`, because it would not have ended by itself. */
// @inline
export enum End {
  allInStores,
  cannotMove,
  sideEmpty,
  majority,
  repetition,
  quietMoves,
  endlessRelay,
  endless,
  fewSeeds,
  rowEmpty,
}

/** Why a match ended. */
// @inline
export enum MatchEnd {
  roundsPlayed,
  out,
  endless,
}

/** What a hand does in a simultaneous opening. */
// @inline
export enum HandStatus {
  choosing,
  stopped,
  sowing,
}

/** Who won. */
// @inline
export enum Winner {
  south,
  north,
  tie,
}

/** Flags that a reader of a finished game must know. */
// @inline
export enum Flag {
  budgetRanOut = 1,
  endless = 2,
  /** A limit of the program, not a rule, ended the game. */
  stopped = 4,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `claim.where`. */
// @inline
export enum ClaimWhere {
  never,
  anywhere,
  opponents,
  own,
}

/** Words of `claim.rule`. */
// @inline
export enum ClaimRule {
  count,
  countOrPair,
  across,
  closing,
}

/** Words of `claim.lap`. */
// @inline
export enum ClaimLap {
  any,
  severalSeeds,
}

/** Words of `claim.places`. */
// @inline
export enum ClaimPlaces {
  all,
  notLastNorSame,
  notLastNorFacing,
  endsAndNext,
  innerAndFarEnds,
  notRightmost,
}

/** Words of `claim.most`. */
// @inline
export enum ClaimMost {
  any,
  one,
}

/** Words of `claim.fixed`. */
// @inline
export enum ClaimFixed {
  none,
  rightmost,
}

/** Words of `claim.sowing`. */
// @inline
export enum ClaimSowing {
  byBoth,
  notByOpponent,
  lastByOpponent,
}

/** Words of `claim.lastSeed`. */
// @inline
export enum ClaimLastSeed {
  nothing,
  takesTwo,
}

/** Words of `claim.captured`. */
// @inline
export enum ClaimCaptured {
  toStore,
  toClaimed,
}

// Shared by TypeScript and AssemblyScript: enums only.

/** What a strategy's rule recommends; strategies/strategy.ts says what each means. */
// @inline
export enum StrategyRule {
  endInStore,
  capture,
  captureMost,
  defend,
  captureOrDefend,
  nearestStore,
  nearestStoreUnattacked,
  hole,
  facingForemost,
  mirror,
  any,
}

/**
 * Offsets of the fields of a strategy's record, in bytes. Openings are holes from 1, rules pairs of code and number.
 */
// @inline
export enum StrategyRecord {
  openingCount = 0,
  ruleCount = 1,
  opening = 4,
  mostOpenings = 100,
  rules = 104,
  mostRules = 100,
  size = 304,
}

// Read by TypeScript and AssemblyScript alike: enums and nothing else.

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

/** Where the fields of a strategy's record begin, in bytes. Openings are holes from 1, rules pairs of code and number. */
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

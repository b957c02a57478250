import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { type Interval, wilson } from './proportion'

/** Successes out of trials. */
export interface Count {
  readonly successes: number
  readonly trials: number
}

/** The difference of two shares, its interval, and how likely so large a one is between equals. */
export interface Difference extends Interval {
  readonly value: number
  readonly p: number
}

/**
 * First share minus second: Newcombe's interval from two Wilson intervals (1998, method 10), and the two-sided p-value
 * of the pooled z-test.
 */
export function differenceOfShares(first: Count, second: Count, confidence = 0.95): Difference {
  const a = wilson(first.successes, first.trials, confidence)
  const b = wilson(second.successes, second.trials, confidence)
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
    p: pooledP(first, second, value),
  }
}

function pooledP(first: Count, second: Count, difference: number): number {
  if (first.trials === 0 || second.trials === 0) return 1
  const pooled = (first.successes + second.successes) / (first.trials + second.trials)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  return deviation === 0 ? 1 : 2 * cdf(-Math.abs(difference) / deviation, 0, 1)
}

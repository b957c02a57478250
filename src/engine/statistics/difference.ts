import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { fisherTest } from './fisherTest'
import { type Share, wilson } from './proportion'

/** Successes out of trials. */
export interface Count {
  readonly successes: number
  readonly trials: number
}

/** The difference of two shares, its interval, and its p-value under equality. */
export interface Difference extends Share {
  readonly p: number
}

/** First share minus second, with the interval that follows from theirs: Newcombe 1998, method 10, from Wilson's. */
export function differenceOf(a: Share, b: Share): Share {
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}

/** With fewer expected in any of the four cells, the z-test finds differences that are not there (Cochran 1954). */
const FEWEST_EXPECTED = 5

/**
 * First share minus second, with Newcombe's interval and the two-sided p-value of the pooled z-test, or of Fisher's exact
 * test where there are too few counts for that.
 */
export function differenceOfShares(first: Count, second: Count, confidence = 0.95): Difference {
  const a = wilson(first.successes, first.trials, confidence)
  const b = wilson(second.successes, second.trials, confidence)
  const difference = differenceOf(a, b)
  return { ...difference, p: pValueOf(first, second, difference.value) }
}

function pValueOf(first: Count, second: Count, difference: number): number {
  if (first.trials === 0 || second.trials === 0) return 1
  const all = first.trials + second.trials
  const pooled = (first.successes + second.successes) / all
  const expected = Math.min(first.trials, second.trials) * Math.min(pooled, 1 - pooled)
  if (expected < FEWEST_EXPECTED) return fisherTest(first, second)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  return 2 * cdf(-Math.abs(difference) / deviation, 0, 1)
}

import cdf from '@stdlib/stats-base-dists-normal-cdf'
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

/** First share minus second, with Newcombe's interval and the two-sided p-value of the pooled z-test. */
export function differenceOfShares(first: Count, second: Count, confidence = 0.95): Difference {
  const a = wilson(first.successes, first.trials, confidence)
  const b = wilson(second.successes, second.trials, confidence)
  const difference = differenceOf(a, b)
  return { ...difference, p: pooledP(first, second, difference.value) }
}

function pooledP(first: Count, second: Count, difference: number): number {
  if (first.trials === 0 || second.trials === 0) return 1
  const pooled = (first.successes + second.successes) / (first.trials + second.trials)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  return deviation === 0 ? 1 : 2 * cdf(-Math.abs(difference) / deviation, 0, 1)
}

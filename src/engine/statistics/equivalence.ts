import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { type Count, differenceOfShares } from './difference'
import { type Interval, reach } from './proportion'

/** Two one-sided tests at 5% are the same as a 90% interval that lies within the tolerance. */
const CONFIDENCE = 0.9

/**
 * Whether two shares are the same for practical purposes. `same`: the 90% interval of their difference lies within
 * the tolerance. `different`: it lies outside. `undecided`: it covers both, so there are too few games to say.
 */
type EquivalenceVerdict = 'same' | 'different' | 'undecided'

/** An equivalence test of two shares, with the interval it rests on and its power. */
export interface Equivalence extends Interval {
  readonly verdict: EquivalenceVerdict
  readonly difference: number
  readonly tolerance: number
  /** The chance that samples of these sizes are found the same if the shares truly are equal. */
  readonly power: number
}

/** Tests whether two shares agree within a tolerance (both as shares, 0.01 being one percentage point). */
export function equivalence(first: Count, second: Count, tolerance: number): Equivalence {
  const { value, low, high } = differenceOfShares(first, second, CONFIDENCE)
  const verdict =
    low >= -tolerance && high <= tolerance
      ? 'same'
      : low > tolerance || high < -tolerance
        ? 'different'
        : 'undecided'
  return { verdict, difference: value, low, high, tolerance, power: powerOf(first, second, tolerance) }
}

function powerOf(first: Count, second: Count, tolerance: number): number {
  if (first.trials === 0 || second.trials === 0) return 0
  const pooled = (first.successes + second.successes) / (first.trials + second.trials)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.trials + 1 / second.trials))
  if (deviation === 0) return 1
  return Math.max(0, 2 * cdf(tolerance / deviation - reach(CONFIDENCE), 0, 1) - 1)
}

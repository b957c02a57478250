import quantile from '@stdlib/stats-base-dists-normal-quantile'

/** Both ends of an interval. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** A share with its interval, all between 0 and 1. */
export interface Share extends Interval {
  readonly value: number
}

/** How many standard deviations a two-sided interval of this confidence reaches. */
export function reach(confidence: number): number {
  return quantile(0.5 + confidence / 2, 0, 1)
}

/** Wilson's score interval for a share of `trials`; all of 0…1 while nothing has been tried. */
export function wilson(successes: number, trials: number, confidence = 0.95): Share {
  if (trials === 0) return { value: 0, low: 0, high: 1 }
  const z = reach(confidence)
  const share = successes / trials
  const scale = 1 + (z * z) / trials
  const centre = (share + (z * z) / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  return {
    value: share,
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === trials ? 1 : Math.min(1, centre + half),
  }
}

/**
 * Whether Wilson's interval reaches at most this far to either side on average. Stopping as soon as it does, at looks that are
 * fixed before, keeps its confidence (Chow & Robbins 1965: sequential intervals of fixed width).
 */
export function isWithin(successes: number, trials: number, half: number, confidence = 0.95): boolean {
  const { low, high } = wilson(successes, trials, confidence)
  return (high - low) / 2 <= half * (1 + 1e-9)
}

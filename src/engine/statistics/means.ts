import cdf from '@stdlib/stats-base-dists-normal-cdf'
import type { Difference } from './difference'
import { type Interval, reach, type Share } from './proportion'

/** What is known of a measured number: how often it was measured, its mean and its standard deviation. */
export interface Measured {
  readonly count: number
  readonly mean: number
  readonly deviation: number
  /** The third central moment in cubes of the deviation; none if it was not measured. */
  readonly skewness?: number
}

/**
 * A mean with its interval, which leans to the side where single values lie far out (Hall 1992); the interval is a point
 * while there is only one value.
 */
export function meanWithin({ count, mean, deviation, skewness = 0 }: Measured, confidence = 0.95): Share {
  if (count < 2) return { value: mean, low: mean, high: mean }
  const error = deviation / Math.sqrt(count)
  const t = tReach(confidence, count - 1)
  const lean = skewness / Math.sqrt(count)
  return { value: mean, low: mean - unskewed(t, lean) * error, high: mean - unskewed(-t, lean) * error }
}

/** The t-value that Hall’s cubic makes symmetric: the inverse of t + lean t²/3 + lean² t³/27 + lean/6. */
function unskewed(symmetric: number, lean: number): number {
  if (Math.abs(lean) < 1e-6) return symmetric
  return (3 / lean) * (Math.cbrt(1 + lean * (symmetric - lean / 6)) - 1)
}

/** First mean minus second, with the interval and the two-sided p-value of Welch’s test, which assumes no equal spreads. */
export function differenceOfMeans(first: Measured, second: Measured, confidence = 0.95): Difference {
  const value = first.mean - second.mean
  const [a, b] = [first, second].map(({ count, deviation }) => deviation ** 2 / Math.max(1, count)) as [
    number,
    number,
  ]
  const error = Math.sqrt(a + b)
  if (error === 0 || first.count < 2 || second.count < 2)
    return { value, low: value, high: value, p: value === 0 || error > 0 ? 1 : 0 }
  const degrees = (a + b) ** 2 / (a ** 2 / (first.count - 1) + b ** 2 / (second.count - 1))
  const half = tReach(confidence, degrees) * error
  return { value, low: value - half, high: value + half, p: tTest(value / error, degrees) }
}

/** The difference in units of the pooled standard deviation (Hedges’ g), with its interval; null if nothing varied. */
export function standardised(
  first: Measured,
  second: Measured,
  confidence = 0.95,
): (Interval & { readonly value: number }) | null {
  const degrees = first.count + second.count - 2
  const squares = (first.count - 1) * first.deviation ** 2 + (second.count - 1) * second.deviation ** 2
  if (!(degrees > 0) || squares === 0) return null
  const value = ((first.mean - second.mean) / Math.sqrt(squares / degrees)) * (1 - 3 / (4 * degrees - 1))
  const error = Math.sqrt(
    (first.count + second.count) / (first.count * second.count) +
      value ** 2 / (2 * (first.count + second.count)),
  )
  const half = reach(confidence) * error
  return { value, low: value - half, high: value + half }
}

/** The quantile of Student’s t from the normal one: Abramowitz and Stegun 26.7.5, to a thousandth from five degrees on. */
function tReach(confidence: number, degrees: number): number {
  const z = reach(confidence)
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return terms.reduce((sum, term, place) => sum + term / degrees ** (place + 1), z)
}

/** The two-sided p-value of Student’s t, by the normal deviate that is as likely: Abramowitz and Stegun 26.7.8. */
function tTest(t: number, degrees: number): number {
  const z = (Math.abs(t) * (1 - 1 / (4 * degrees))) / Math.sqrt(1 + t ** 2 / (2 * degrees))
  return 2 * cdf(-z, 0, 1)
}

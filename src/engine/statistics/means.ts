import type { Difference } from './difference'
import { type Interval, reach, type Share } from './proportion'
import { tReach, tTails } from './studentT'

/** What is known of a measured number: how often it was measured, its mean and its standard deviation. */
export interface Measured {
  readonly count: number
  readonly mean: number
  readonly deviation: number
  /** The third central moment in cubes of the deviation; none if it was not measured. */
  readonly skewness?: number
}

/** Of fewer values the skewness is not known well enough to lean by it. */
const FEWEST_TO_LEAN = 30

/**
 * A mean with its interval, which leans to the side where single values lie far out (Hall 1992). One value says nothing of
 * how far values vary, so its interval is unbounded.
 */
export function meanWithin({ count, mean, deviation, skewness = 0 }: Measured, confidence = 0.95): Share {
  if (count < 2) return unbounded(mean)
  const error = deviation / Math.sqrt(count)
  const t = tReach(confidence, count - 1)
  const lean = count < FEWEST_TO_LEAN ? 0 : skewness / Math.sqrt(count)
  return { value: mean, low: mean - unskewed(t, lean) * error, high: mean - unskewed(-t, lean) * error }
}

function unbounded(value: number): Share {
  return { value, low: -Infinity, high: Infinity }
}

/** The t-value that Hall’s cubic makes symmetric: the inverse of t + lean t²/3 + lean² t³/27 + lean/6. */
function unskewed(symmetric: number, lean: number): number {
  if (Math.abs(lean) < 1e-6) return symmetric
  return (3 / lean) * (Math.cbrt(1 + lean * (symmetric - lean / 6)) - 1)
}

/** First mean minus second, with the interval and the two-sided p-value of Welch’s test, which assumes no equal spreads. */
export function differenceOfMeans(first: Measured, second: Measured, confidence = 0.95): Difference {
  const value = first.mean - second.mean
  if (first.count < 2 || second.count < 2) return { ...unbounded(value), p: 1 }
  const [a, b] = [first, second].map(({ count, deviation }) => deviation ** 2 / count) as [number, number]
  const error = Math.sqrt(a + b)
  if (error === 0) return differenceOfConstants(first, second, confidence)
  const degrees = (a + b) ** 2 / (a ** 2 / (first.count - 1) + b ** 2 / (second.count - 1))
  const half = tReach(confidence, degrees) * error
  return { value, low: value - half, high: value + half, p: tTails(value / error, degrees) }
}

/**
 * Where neither sample varied, there is no spread to compare with. That chance divides as many values into these two samples
 * is as unlikely as their number makes it (a permutation test); with few values nothing is known.
 */
function differenceOfConstants(first: Measured, second: Measured, confidence: number): Difference {
  const value = first.mean - second.mean
  const byChance = Math.min(1, 2 / ways(first.count + second.count, first.count))
  const isKnown = byChance <= 1 - confidence
  return {
    ...(isKnown ? { value, low: value, high: value } : unbounded(value)),
    p: value === 0 ? 1 : byChance,
  }
}

/** In how many ways some of all can be chosen. */
function ways(all: number, some: number): number {
  let product = 1
  for (let count = 1; count <= Math.min(some, all - some) && Number.isFinite(product); count++)
    product *= (all - count + 1) / count
  return product
}

/** The difference in units of the pooled standard deviation (Hedges’ g), with its interval; null if nothing varied. */
export function standardised(
  first: Measured,
  second: Measured,
  confidence = 0.95,
): (Interval & { readonly value: number }) | null {
  const degrees = first.count + second.count - 2
  const squares = (first.count - 1) * first.deviation ** 2 + (second.count - 1) * second.deviation ** 2
  if (first.count < 2 || second.count < 2 || squares === 0) return null
  const value = ((first.mean - second.mean) / Math.sqrt(squares / degrees)) * (1 - 3 / (4 * degrees - 1))
  const error = Math.sqrt(
    (first.count + second.count) / (first.count * second.count) +
      value ** 2 / (2 * (first.count + second.count)),
  )
  const half = reach(confidence) * error
  return { value, low: value - half, high: value + half }
}

import quantile from '@stdlib/stats-base-dists-normal-quantile'
import type { Share } from './proportion'

/**
 * Holm's step-down correction: p-values that stay valid when several tests are made at once. Each adjusted value is
 * the smallest error rate, over the whole family of tests, at which its own test would reject.
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const ascending = pValues.map((p, place) => ({ p, place })).sort((a, b) => a.p - b.p)
  const adjusted = new Array<number>(pValues.length).fill(1)
  let largest = 0
  ascending.forEach(({ p, place }, rank) => {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * p))
    adjusted[place] = largest
  })
  return adjusted
}

/**
 * The confidence that each of several intervals needs so that all of them hold at once with `together` (Bonferroni):
 * for intervals of which one is selected after seeing them all.
 */
export function confidenceOfEach(intervals: number, together = 0.95): number {
  return 1 - (1 - together) / Math.max(1, intervals)
}

/** A 95% interval widened for one of several simultaneous intervals: its arms grow with the normal quantile. */
export function heldTogether<S extends Share>(interval: S, intervals: number): S {
  const wider = quantile((1 + confidenceOfEach(intervals)) / 2, 0, 1) / quantile(0.975, 0, 1)
  const { value, low, high } = interval
  return { ...interval, low: value - wider * (value - low), high: value + wider * (high - value) }
}

import quantile from '@stdlib/stats-base-dists-normal-quantile'
import { reach } from './proportion'

/** The chance with which a difference that can be detected is found. */
export const POWER = 0.8

/** Half the width of Wilson's interval for a share of this many games; shares near one half have the widest. */
export function halfWidth(games: number, confidence = 0.95): number {
  const z = reach(confidence)
  return z / (2 * Math.sqrt(games + z * z))
}

/** The fewest games after which no interval of a share is wider than this to either side. */
export function gamesFor(halfWidthWanted: number, confidence = 0.95): number {
  const z = reach(confidence)
  return Math.max(1, Math.ceil((z * z) / (4 * halfWidthWanted ** 2) - z * z))
}

/** With fewer games of each kind, the normal approximation of the test means nothing. */
const FEWEST = 10
/** Halvings, down to the last digit. */
const STEPS = 50

/**
 * The smallest difference of two shares, on both sides of one half, that the pooled z-test of as many games for each
 * finds with this power; null if there are too few. Shares further from one half need fewer games.
 */
export function detectable(games: number, confidence = 0.95, power = POWER): number | null {
  const toReject = reach(confidence) * Math.sqrt(0.5 / games)
  const toReach = quantile(power, 0, 1)
  if (games < FEWEST || toReject >= 1) return null
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const difference = (low + high) / 2
    const needed = toReject + toReach * Math.sqrt((0.5 - difference ** 2 / 2) / games)
    if (difference < needed) low = difference
    else high = difference
  }
  return high
}

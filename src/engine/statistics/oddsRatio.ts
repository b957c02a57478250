import type { Count } from './difference'
import { reach, type Share } from './proportion'

/**
 * The odds of the first share over those of the second, with Woolf’s interval. If any of the four counts is zero, half
 * a game is added to each (Haldane and Anscombe).
 */
export function oddsRatio(first: Count, second: Count, confidence = 0.95): Share {
  const counts = [first, second].flatMap(({ successes, trials }) => [successes, trials - successes])
  const more = counts.some((count) => count === 0) ? 0.5 : 0
  const [a, b, c, d] = counts.map((count) => count + more) as [number, number, number, number]
  const value = Math.log((a * d) / (b * c))
  const half = reach(confidence) * Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
  return { value: Math.exp(value), low: Math.exp(value - half), high: Math.exp(value + half) }
}

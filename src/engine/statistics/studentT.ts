import { reach } from './proportion'

/** The chance that Student’s t is at least this far from zero, on either side. */
export function tTails(t: number, degrees: number): number {
  const square = t * t
  if (square === 0) return 1
  return incompleteBeta(degrees / (degrees + square), square / (degrees + square), degrees / 2, 1 / 2)
}

/** Halvings, down to the last digit. */
const STEPS = 60

/** How many standard errors a two-sided interval of this confidence reaches where the error itself is estimated. */
export function tReach(confidence: number, degrees: number): number {
  const tails = 1 - confidence
  let low = reach(confidence)
  let high = 2 * low
  while (tTails(high, degrees) > tails && high < Number.MAX_SAFE_INTEGER) [low, high] = [high, 2 * high]
  for (let step = 0; step < STEPS && low < high; step++) {
    const middle = (low + high) / 2
    if (tTails(middle, degrees) > tails) low = middle
    else high = middle
  }
  return high
}

/** The regularised incomplete beta function at x; its complement 1 − x is given too, because near 1 it would lose its digits. */
function incompleteBeta(x: number, complement: number, a: number, b: number): number {
  if (x * (a + b + 2) > a + 1) return 1 - incompleteBeta(complement, x, b, a)
  const factor = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(complement),
  )
  return (factor * fraction(x, a, b)) / a
}

const CLOSE = 1e-14
const MOST_TERMS = 100_000
/** Stands for zero, by which one cannot divide. */
const TINY = 1e-300

/** The continued fraction of the incomplete beta function, by Lentz’s method (DLMF 8.17.22). */
function fraction(x: number, a: number, b: number): number {
  const notZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)
  let above = 1
  let below = 1 / notZero(1 - ((a + b) * x) / (a + 1))
  let found = below
  for (let term = 1; term < MOST_TERMS; term++) {
    const even = (term * (b - term) * x) / ((a + 2 * term - 1) * (a + 2 * term))
    const odd = (-(a + term) * (a + b + term) * x) / ((a + 2 * term) * (a + 2 * term + 1))
    let change = 1
    for (const coefficient of [even, odd]) {
      below = 1 / notZero(1 + coefficient * below)
      above = notZero(1 + coefficient / above)
      change = above * below
      found *= change
    }
    if (Math.abs(change - 1) < CLOSE) break
  }
  return found
}

/** Stirling’s series is exact to the last digit from here on. */
const LARGE = 16

function logGamma(x: number): number {
  if (x < LARGE) return logGamma(x + 1) - Math.log(x)
  const inverse = 1 / (x * x)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series
}

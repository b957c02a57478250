import cdf from '@stdlib/stats-base-dists-normal-cdf'

/** Up to this many results the test is exact. */
const MOST_EXACT = 1_000

/**
 * How likely results at least as uneven as these are if both are equally likely: the two-sided sign test, which needs
 * no estimate of a variance and so holds for a single result too.
 */
export function signTest(a: number, b: number): number {
  const all = a + b
  if (all === 0 || a === b) return 1
  const fewer = Math.min(a, b)
  if (all > MOST_EXACT) return 2 * cdf((fewer + 0.5 - all / 2) / Math.sqrt(all / 4), 0, 1)
  // From the last term down: each is the one before it times a ratio.
  let term = Math.exp(logChoose(all, fewer) - all * Math.LN2)
  let tail = 0
  for (let count = fewer; count >= 0; count--) {
    tail += term
    term *= count / (all - count + 1)
  }
  return Math.min(1, 2 * tail)
}

function logChoose(all: number, some: number): number {
  let sum = 0
  for (let place = 1; place <= some; place++) sum += Math.log((all - some + place) / place)
  return sum
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000]
/** Beyond the steps above, ticks are at multiples of this. */
const LARGE = 50_000

/** Round numbers for the ticks of an axis: at most one more than `most`, unless none but zero would show. */
export function chartTicks(from: number, to: number, most: number): readonly number[] {
  const step = stepFor(from, to, most)
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, k) => (first + k) * step)
}

function stepFor(from: number, to: number, most: number): number {
  const fits = STEPS.findIndex((step) => (to - from) / step <= most)
  if (fits < 0) return Math.ceil((to - from) / most / LARGE) * LARGE
  const isReached = STEPS[fits]! <= Math.max(to, -from)
  return STEPS[isReached ? fits : Math.max(0, fits - 1)]!
}

/** How often each whole number occurred: pairs of value and count, values ascending. */
export type Histogram = readonly (readonly [value: number, count: number])[]

/** The usual figures of a histogram. */
interface Summary {
  readonly count: number
  readonly mean: number
  readonly deviation: number
  readonly skewness: number
  readonly min: number
  readonly median: number
  readonly max: number
}

/** Values in this window are counted in an array, for speed; others in a map. */
const WINDOW = { from: -1024, length: 5120 }

/** Counts whole numbers one by one. */
export class Tally {
  readonly #near = new Float64Array(WINDOW.length)
  readonly #far = new Map<number, number>()

  add(value: number, count = 1): void {
    const place = value - WINDOW.from
    if (place >= 0 && place < WINDOW.length) this.#near[place]! += count
    else this.#far.set(value, (this.#far.get(value) ?? 0) + count)
  }

  addAll(histogram: Histogram): void {
    for (const [value, count] of histogram) this.add(value, count)
  }

  /** What has been counted so far. */
  histogram(): Histogram {
    const pairs: (readonly [number, number])[] = [...this.#far]
    this.#near.forEach((count, place) => count > 0 && pairs.push([place + WINDOW.from, count]))
    return pairs.sort(([a], [b]) => a - b)
  }
}

/** Merges several histograms. */
export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const tally = new Tally()
  for (const histogram of histograms) tally.addAll(histogram)
  return tally.histogram()
}

/** Count, mean, standard deviation, least, middle and greatest value; zeros if nothing was counted. */
export function summarise(histogram: Histogram): Summary {
  const count = histogram.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return { count: 0, mean: 0, deviation: 0, skewness: 0, min: 0, median: 0, max: 0 }
  const mean = histogram.reduce((sum, [value, times]) => sum + value * times, 0) / count
  const squares = histogram.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0)
  const cubes = histogram.reduce((sum, [value, times]) => sum + (value - mean) ** 3 * times, 0)
  return {
    count,
    mean,
    deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0,
    skewness: squares > 0 ? cubes / count / (squares / count) ** 1.5 : 0,
    min: histogram[0]?.[0] ?? 0,
    median: quantileOf(histogram, 0.5),
    max: histogram.at(-1)?.[0] ?? 0,
  }
}

/** The quantile: the smallest value with at least this share of the counts at or below it. */
export function quantileOf(histogram: Histogram, share: number): number {
  const count = histogram.reduce((sum, [, times]) => sum + times, 0)
  let passed = 0
  for (const [value, times] of histogram) {
    passed += times
    if (passed >= share * count) return value
  }
  return histogram.at(-1)?.[0] ?? 0
}

/** Puts values into bins of equal whole width, at most `bins` of them; each bin is identified by its smallest value. */
export function binned(
  histogram: Histogram,
  bins: number,
): { readonly width: number; readonly histogram: Histogram } {
  const { width, offset } = gridFor(histogram, bins)
  const tally = new Tally()
  for (const [value, count] of histogram)
    tally.add(Math.floor((value - offset) / width) * width + offset, count)
  return { width, histogram: tally.histogram() }
}

/** Where bins of equal width begin: at `offset` and every `width` from there, both ways. */
interface Grid {
  readonly width: number
  readonly offset: number
}

/** At most `bins` bins that all hold equally many possible values: margins, say, may all be even, or all odd. */
export function gridFor(histogram: Histogram, bins: number): Grid {
  const min = histogram[0]?.[0] ?? 0
  const max = histogram.at(-1)?.[0] ?? 0
  const stride = histogram.every(([value]) => (value - min) % 2 === 0) ? 2 : 1
  return { width: stride * niceWidth(((max - min) / stride + 1) / bins), offset: Math.abs(min % stride) }
}

/** The next of 1, 2, 5, 10, 20, 50 …; 1 for an invalid width, so that a damaged number cannot cause an endless loop. */
function niceWidth(atLeast: number): number {
  if (!Number.isFinite(atLeast) || atLeast <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return [1, 2, 5].map((step) => step * power).find((width) => width >= atLeast) ?? 10 * power
}

import cdf from '@stdlib/stats-base-dists-chisquare-cdf'

/** A chi-square test: the statistic, its degrees of freedom, and how likely one as large is by chance alone. */
export interface ChiSquare {
  readonly statistic: number
  readonly degrees: number
  readonly p: number
  /** Whether there are too few counts for the statistic to follow its distribution (Cochran's rule). */
  readonly tooFew: boolean
}

/** Whether several rows of counts may come from one and the same distribution. */
export function homogeneity(rows: readonly (readonly number[])[]): ChiSquare {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, place) => sum(rows.map((row) => row[place] ?? 0)))
  const totals = rows.map(sum)
  const all = sum(totals)
  const cells = rows.flatMap((row, place) =>
    columns.map((column, at) => ({ count: row[at] ?? 0, expected: (column * (totals[place] ?? 0)) / all })),
  )
  const filled = (counts: readonly number[]): number => counts.filter((count) => count > 0).length
  const degrees = (filled(totals) - 1) * (filled(columns) - 1)
  let statistic = 0
  for (const { count, expected } of cells) if (expected > 0) statistic += (count - expected) ** 2 / expected
  return { statistic, degrees, p: degrees > 0 ? 1 - cdf(statistic, degrees) : 1, tooFew: areTooFew(cells) }
}

/** Tests homogeneity with the rarest outcomes pooled, as long as they are too rare for the test. */
export function pooledHomogeneity(rows: readonly (readonly number[])[]): ChiSquare {
  const test = homogeneity(rows)
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (!test.tooFew || width <= 2) return test
  const total = (place: number): number => sum(rows.map((row) => row[place] ?? 0))
  const [rarest = 0, next = 0] = Array.from({ length: width }, (_, place) => place).sort(
    (a, b) => total(a) - total(b) || b - a,
  )
  return pooledHomogeneity(
    rows.map((row) => {
      const rest = Array.from({ length: width }, (_, place) => row[place] ?? 0)
      const both = rest[rarest]! + rest[next]!
      return [...rest.filter((_, place) => place !== rarest && place !== next), both]
    }),
  )
}

/** No cell may expect less than one, and at most a fifth of them less than five. */
function areTooFew(cells: readonly { readonly expected: number }[]): boolean {
  const expected = cells.map((cell) => cell.expected).filter((count) => count > 0)
  return (
    expected.some((count) => count < 1) || 5 * expected.filter((count) => count < 5).length > expected.length
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

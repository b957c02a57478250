import type { SharesChart } from '../engine/experiments/report/report'

/** A row of a chart of shares, and a part of it. */
export type ShareRow = SharesChart['rows'][number]
export type SharePart = ShareRow['parts'][number]

const isPublished = ({ of }: ShareRow): boolean => of === 'published'

/** The row shown in big figures: the one for all games, or the only one; null if no row stands out. */
export function mainRowOf({ rows }: SharesChart): ShareRow | null {
  const own = rows.filter((row) => !isPublished(row))
  return own.find(({ of }) => of === 'all') ?? (own.length === 1 ? (own[0] ?? null) : null)
}

/** Whether the chart has few rows and a main one, shown in big figures; other charts are rows of bars. */
export function hasBigFigures(chart: SharesChart): boolean {
  return chart.rows.length <= 12 && mainRowOf(chart) !== null
}

/** The main row, the published ones, then the others. */
export function rowsInOrder(chart: SharesChart): readonly ShareRow[] {
  const main = mainRowOf(chart)
  const others = chart.rows.filter((row) => row !== main)
  return [
    ...(main ? [main] : []),
    ...others.filter(isPublished),
    ...others.filter((row) => !isPublished(row)),
  ]
}

/** The parts that any of the rows has, in their order: only some rows may have undecided games. */
export function partsOf({ rows }: SharesChart): readonly SharePart[] {
  const parts: SharePart[] = []
  for (const row of rows)
    row.parts.forEach((part, at) => {
      if (!parts.some((known) => isSamePart(known, part))) parts.splice(Math.max(at, 0), 0, part)
    })
  return parts
}

/** The part of a row that stands for the same as a part of another. */
export function partLike(row: ShareRow, part: SharePart): SharePart | undefined {
  return row.parts.find((one) => isSamePart(one, part))
}

function isSamePart(one: SharePart, other: SharePart): boolean {
  return one.role === other.role && JSON.stringify(one.name) === JSON.stringify(other.name)
}

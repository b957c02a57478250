import type { Role, SharesChart } from '../engine/experiments/report/report'
import { intervalOf } from '../engine/experiments/report/winTable'
import type { Text } from '../locales/message'
import { say, t } from '../renderer/locales/i18n'
import type { Dots } from './canvas/dotsFigure'

/** One part of the whole over all rows, for example South's share in our games and in the published table. */
interface ShareFacet {
  readonly name: Text
  readonly role: Role
  readonly value: number
  readonly low: number | null
  readonly high: number | null
  readonly dots: Dots
}

type Row = SharesChart['rows'][number]

const isPublished = ({ of }: Row): boolean => of === 'published'
const isAll = ({ of }: Row): boolean => of === 'all'

/** The row shown in big figures: the one for all games, or the only one; null if no row stands out. */
export function mainRowOf({ rows }: SharesChart): Row | null {
  const own = rows.filter((row) => !isPublished(row))
  return own.find(isAll) ?? (own.length === 1 ? (own[0] ?? null) : null)
}

/** Whether the chart has few rows and a main one, shown in big figures; other charts are rows of bars. */
export function isTold(chart: SharesChart): boolean {
  return chart.rows.length <= 12 && mainRowOf(chart) !== null
}

/** One facet per part; all have the same width in points, so that intervals can be compared across them. */
export function facetsOf(chart: SharesChart): readonly ShareFacet[] {
  const main = mainRowOf(chart) ?? chart.rows[0]
  if (!main) return []
  const rows = [
    main,
    ...chart.rows.filter(isPublished),
    ...chart.rows.filter((row) => row !== main && !isPublished(row)),
  ]
  const compared = rows.some(isPublished)
  const reaches = main.parts.map((_, at) => reachOf(rows, at))
  const half = Math.max(0.002, ...reaches.map(([low, high]) => (high - low) / 2)) * 1.08
  return main.parts.map((part, at) => {
    const [low, high] = reaches[at]!
    const middle = Math.min(Math.max((low + high) / 2, half), 1 - half)
    return {
      ...part,
      dots: {
        names: rows.map((row) => shortLabel(row, compared)),
        terse: true,
        value: { label: part.name, format: 'percent', extent: [middle - half, middle + half] },
        series: rows.map((row, index) => {
          const share = row.parts[at] ?? part
          const role = isPublished(row) ? 'published' : part.role
          return { name: row.label, role, points: [{ x: index, y: share.value, ...intervalOf(share) }] }
        }),
      },
    }
  })
}

function reachOf(rows: readonly Row[], at: number): readonly [number, number] {
  const parts = rows.flatMap((row) => row.parts[at] ?? [])
  const lows = parts.map(({ value, low }) => low ?? value)
  const highs = parts.map(({ value, high }) => high ?? value)
  return [Math.min(...lows), Math.max(...highs)]
}

function shortLabel(row: Row, compared: boolean): string {
  if (isPublished(row)) return t('charts.published')
  if (isAll(row)) return compared ? t('charts.ours') : say(row.label)
  return say(row.label)
}

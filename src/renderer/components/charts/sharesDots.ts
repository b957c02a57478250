import type { Role, SharesChart } from '../../../engine/experiments/report'
import type { Dots } from './dotsFigure'

/** One part of the whole over all rows: South's share in ours and in the published table, say. */
export interface ShareFacet {
  readonly name: string
  readonly role: Role
  readonly value: number
  readonly low: number
  readonly high: number
  readonly dots: Dots
}

/** Turns the rows of shares into one row of dots a part; the first row is the one that is told in big figures. */
export function facetsOf(chart: SharesChart): readonly ShareFacet[] {
  const main = chart.rows[0]
  if (!main) return []
  return main.parts.map((part, at) => ({
    ...part,
    dots: {
      names: chart.rows.map(({ label }) => label),
      terse: true,
      value: { label: part.name, format: 'percent' },
      series: chart.rows.map((row, index) => {
        const { value, low, high } = row.parts[at] ?? part
        return {
          name: row.label,
          role: index === 0 ? part.role : /publish|paper/i.test(row.label) ? 'published' : part.role,
          points: [{ x: index, y: value, low, high }],
        }
      }),
    },
  }))
}

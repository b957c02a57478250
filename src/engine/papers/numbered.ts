import type { Text } from '../../locales/message'
import type { Report } from '../experiments/report/report'
import type { Finding } from './item'

/** The charts and tables of several reports, each with the place of its report in its name; `titled` adds to titles. */
export function numbered(
  found: readonly { readonly report: Report }[],
  titled: (title: Text, at: number) => Text = (title) => title,
): Pick<Finding, 'charts' | 'tables'> {
  return {
    charts: found.flatMap(({ report }, at) =>
      report.charts.map((chart) => ({
        ...chart,
        id: `${chart.id}-${at}`,
        title: titled(chart.title, at),
        table: `${chart.table}-${at}`,
      })),
    ),
    tables: found.flatMap(({ report }, at) =>
      report.tables.map((table) => ({ ...table, id: `${table.id}-${at}`, title: titled(table.title, at) })),
    ),
  }
}

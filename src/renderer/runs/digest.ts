import type { Report } from '../../engine/experiments/report/report'
import { mainRowOf } from '../charts/figures/sharesDots'
import type { RunRecord } from '../storage/records'

/** What the list of runs shows of a report: the finding, and South, tie and North if it has them. */
export function digestOf(report: Report): Pick<RunRecord, 'finding' | 'shares'> {
  const chart = report.charts.find(({ type }) => type === 'shares')
  const row = chart?.type === 'shares' ? mainRowOf(chart) : null
  const share = (role: string): number => row?.parts.find((part) => part.role === role)?.value ?? 0
  const shares = row && row.parts.length === 3 ? [share('south'), share('tie'), share('north')] : null
  return { finding: report.finding, shares }
}

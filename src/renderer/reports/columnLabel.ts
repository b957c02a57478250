import type { Column } from '../../engine/experiments/report/report'
import { say, t } from '../locales/i18n'

/** The name of a column with its unit; percentages have theirs in every cell. */
export function columnLabel({ label, unit }: Column): string {
  return unit === undefined || unit === '%' ? say(label) : t('reports.columnUnit', { label, unit })
}

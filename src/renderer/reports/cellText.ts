import { cellText as textOf } from '../../engine/experiments/report/cellText'
import type { Cell, Column } from '../../engine/experiments/report/report'
import { formats, say, t } from '../locales/i18n'

/** A cell of a table as people read it, in the language of the window. */
export function cellText(cell: Cell, column: Column): string {
  return textOf(cell, column, { say, formats: formats() })
}

/** The name of a column with its unit; percentages have theirs in every cell. */
export function columnLabel({ label, unit }: Column): string {
  return unit === undefined || unit === '%' ? say(label) : t('reports.columnUnit', { label, unit })
}

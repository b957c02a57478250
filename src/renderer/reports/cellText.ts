import type { Cell, Column } from '../../engine/experiments/report/report'
import { formats, t } from '../locales/i18n'

/** A cell of a table as people read it: 12,118, 0.1235, 60.58 %, yes; a dash where there is nothing. CSVs keep every digit. */
export function cellText(cell: Cell, column: Column): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? t('reports.yes') : t('reports.no')
  if (typeof cell === 'string') return column.align === 'number' ? countText(cell) : cell
  return column.unit === '%' ? formats().share(cell) : formats().number(cell)
}

/** Counts too big for a number are strings of digits. */
function countText(cell: string): string {
  return /^-?\d+$/.test(cell) ? formats().count(cell) : cell
}

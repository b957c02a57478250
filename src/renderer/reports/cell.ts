import type { Cell, Column } from '../../engine/experiments/report/report'
import { formatNumber, formatShare } from '../ui/format'

/** A cell of a table as it is read: 12,118, 60.58 %, yes; a dash where there is nothing. */
export function showCell(cell: Cell, column: Column): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return column.unit === '%' ? formatShare(cell) : formatNumber(cell)
  return /^\d{4,}$/.test(cell) ? cell.replace(/\B(?=(\d{3})+$)/g, ',') : cell
}

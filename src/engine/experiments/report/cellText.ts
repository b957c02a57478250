import { grouped } from '../../digits'
import type { Cell, Column } from './report'
import { percent } from './wording'

const decimal = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

/** A cell of a table as people read it: 12,118, 0.1235, 60.58 %, yes; a dash where there is nothing. CSVs keep every digit. */
export function cellText(cell: Cell, column: Column): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return column.align === 'number' ? grouped(cell) : cell
  if (column.unit === '%') return withMinus(percent(cell))
  return withMinus(Number.isInteger(cell) ? grouped(cell) : decimal.format(cell))
}

function withMinus(text: string): string {
  return text.replace('-', '−')
}

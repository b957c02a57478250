import { message, type Text } from '../../../locales/message'
import type { Speaker } from '../../../locales/say'
import type { Cell, Column } from './report'

/**
 * A cell of a table as people read it: 12,118, 0.1235, 60.58%, yes; a dash for an empty cell. CSVs keep every digit.
 */
export function cellText(cell: Cell, column: Column, { say, formats }: Speaker): string {
  if (cell === null) return '–'
  if (typeof cell === 'object') return say(cell)
  if (typeof cell === 'boolean') return say(message(cell ? 'reports.yes' : 'reports.no'))
  if (typeof cell === 'string') return say(meaningOf(cell, column) ?? wordText(cell, column, formats))
  if (isPValue(column)) return pText(cell, formats)
  if (column.names) return String(cell)
  if (column.points) return formats.points(cell)
  return column.unit === '%' ? formats.share(cell) : formats.number(cell)
}

/** Whether a column holds p-values. */
export function isPValue({ key }: Pick<Column, 'key'>): boolean {
  return key === 'p'
}

/** A p-value below this would be rounded to zero, which no p-value of a sample is. */
const SMALLEST_P = 0.0001

/** A p-value as people read it: a very small one is not zero. */
export function pText(p: number, formats: Speaker['formats']): string {
  return p < SMALLEST_P ? `< ${formats.fixed(SMALLEST_P, 4)}` : formats.fixed(p, p < 0.01 ? 4 : 3)
}

/** The translation of a word in a cell, if its column has one; a game may have the name of what every object inherits. */
export function meaningOf(cell: string, { words }: Pick<Column, 'words'>): Text | undefined {
  return words !== undefined && Object.hasOwn(words, cell) ? words[cell] : undefined
}

/** Counts too large for a number are strings of digits. */
function wordText(cell: string, { align }: Column, formats: Speaker['formats']): string {
  return align === 'number' && /^-?\d+$/.test(cell) ? formats.count(cell) : cell
}

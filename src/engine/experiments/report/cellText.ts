import { message, type Text } from '../../../locales/message'
import type { Speaker } from '../../../locales/say'
import type { Cell, Column } from './report'

/** A p-value below this would be rounded to zero, which no p-value of a sample is. */
export const SMALLEST_P = 0.0001

/**
 * A cell of a table as people read it: 12,118, 0.1235, 60.58%, yes; a dash for an empty cell. CSVs keep every digit.
 */
export function cellText(cell: Cell, column: Column, { say, formats }: Speaker): string {
  if (cell === null) return '–'
  if (typeof cell === 'object') return say(cell)
  if (typeof cell === 'boolean') return say(message(cell ? 'reports.yes' : 'reports.no'))
  if (typeof cell === 'string') return say(meaningOf(cell, column) ?? wordText(cell, column, formats))
  if (column.names) return String(cell)
  if (column.points) return formats.points(cell)
  if (column.key === 'p' && cell < SMALLEST_P) return `< ${formats.fixed(SMALLEST_P, 4)}`
  return column.unit === '%' ? formats.share(cell) : formats.number(cell)
}

/** The translation of a word in a cell, if its column has one; a game may have the name of what every object inherits. */
export function meaningOf(cell: string, { words }: Pick<Column, 'words'>): Text | undefined {
  return words !== undefined && Object.hasOwn(words, cell) ? words[cell] : undefined
}

/** Counts too large for a number are strings of digits. */
function wordText(cell: string, { align }: Column, formats: Speaker['formats']): string {
  return align === 'number' && /^-?\d+$/.test(cell) ? formats.count(cell) : cell
}

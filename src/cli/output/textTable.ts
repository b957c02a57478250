import { isPValue, meaningOf, pText } from '../../engine/experiments/report/cellText'
import type { Cell, Column, Report, Table } from '../../engine/experiments/report/report'
import { say, speech, t } from './language'

/** A table for a terminal: columns aligned, shares as percentages. */
export function textTable({ columns, rows }: Table): string {
  const lines = [
    columns.map(({ label }) => say(label)),
    ...rows.map((row) => columns.map((column) => textCell(row[column.key] ?? null, column))),
  ]
  const widths = columns.map((_, at) =>
    lines.reduce((widest, line) => Math.max(widest, (line[at] ?? '').length), 0),
  )
  const pad = (text: string, at: number): string =>
    columns[at]?.align === 'number' ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}

/** What a report says first: its finding, one table, and the caveats. */
export function textReport(report: Report, shown = report.tables[0]): string {
  const caveats = report.caveats.map((caveat) => t('printed.note', { caveat }))
  return [say(report.finding), ...(shown ? [textTable(shown)] : []), ...caveats].join('\n\n')
}

function textCell(cell: Cell, column: Column): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return t(cell ? 'reports.yes' : 'reports.no')
  if (typeof cell === 'object') return say(cell)
  if (typeof cell === 'string') return say(meaningOf(cell, column) ?? cell)
  if (isPValue(column)) return pText(cell, speech.formats)
  if (column.points) return speech.formats.points(cell)
  if (column.unit === '%') return speech.formats.share(cell)
  if (Number.isInteger(cell)) return speech.formats.number(cell)
  // What differs from zero only by rounding is zero.
  const isSmall = cell > 1e-9 && cell < 0.001
  return isSmall ? `< ${speech.formats.fixed(0.001, 3)}` : speech.formats.fixed(cell, 3)
}

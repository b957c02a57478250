import { message } from '../../locales/message'
import type { Speaker } from '../../locales/say'
import { forMarkdown, forTex } from '../escape'
import { cellText, isPValue } from '../experiments/report/cellText'
import type { Cell, Column, Row, Table } from '../experiments/report/report'

/** A table as papers print it: a value and its interval in one column, numbers rounded. */
interface PrintedTable {
  readonly head: readonly string[]
  readonly isNumber: readonly boolean[]
  readonly rows: readonly (readonly string[])[]
}

/** A column as it is printed, from one column of the table or from three. */
interface PrintedColumn {
  readonly head: string
  readonly isNumber: boolean
  readonly cell: (row: Row) => string
}

/** The table as papers print it. */
export function printedTable({ columns, rows }: Table, speaker: Speaker): PrintedTable {
  const printed: PrintedColumn[] = []
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]!
    const isNumber = column.align === 'number'
    if (hasInterval(columns, at)) {
      const [low, high] = [columns[at + 1]!.key, columns[at + 2]!.key]
      const head = speaker.say(message('publish.withInterval', { label: headOf(column, speaker) }))
      const cell = (row: Row): string => {
        const text = numberText(row[column.key] ?? null, column, speaker)
        const ends = [row[low] ?? null, row[high] ?? null]
        if (ends.includes(null)) return text
        const [from, to] = ends.map((end) => endText(end, column, speaker))
        return speaker.say(message('publish.valueWithin', { value: text, low: from!, high: to! }))
      }
      printed.push({ head, isNumber, cell })
      at += 2
    } else {
      printed.push({
        head: headOf(column, speaker),
        isNumber,
        cell: (row) => numberText(row[column.key] ?? null, column, speaker),
      })
    }
  }
  return {
    head: printed.map(({ head }) => head),
    isNumber: printed.map(({ isNumber }) => isNumber),
    rows: rows.map((row) => printed.map(({ cell }) => cell(row))),
  }
}

/** Whether the next two columns are the ends of a column’s interval. */
function hasInterval(columns: readonly Column[], at: number): boolean {
  const [low, high] = [columns[at + 1]?.key ?? '', columns[at + 2]?.key ?? '']
  return columns[at]!.align === 'number' && /low$/i.test(low) && /high$/i.test(high)
}

function headOf({ label, unit }: Column, { say }: Speaker): string {
  return unit === undefined || unit === '%' ? say(label) : say(message('charts.axisUnit', { label, unit }))
}

function numberText(cell: Cell, column: Column, speaker: Speaker): string {
  if (
    typeof cell === 'number' &&
    !Number.isInteger(cell) &&
    !isPValue(column) &&
    column.unit !== '%' &&
    !column.points
  )
    return speaker.formats.fixed(cell, Math.abs(cell) < 1 ? 3 : 2)
  return cellText(cell, column, speaker)
}

/** The end of an interval, without the unit that its value has. */
function endText(cell: Cell, column: Column, speaker: Speaker): string {
  return column.unit === '%' && typeof cell === 'number'
    ? speaker.formats.fixed(100 * cell, 2)
    : numberText(cell, column, speaker)
}

/** A table in Markdown. */
export function markdownTable(table: Table, speaker: Speaker): string {
  const { head, isNumber, rows } = printedTable(table, speaker)
  const line = (cells: readonly string[]): string => `| ${cells.map(forMarkdown).join(' | ')} |`
  const rule = `|${isNumber.map((number) => (number ? ' ---: ' : ' --- ')).join('|')}|`
  return [line(head), rule, ...rows.map(line)].map((text) => `${text}\n`).join('')
}

/** A table in LaTeX with the rules of the package booktabs; with a caption, as a floating table. */
export function latexTable(table: Table, speaker: Speaker, caption?: string, label?: string): string {
  const { head, isNumber, rows } = printedTable(table, speaker)
  const line = (cells: readonly string[]): string => `  ${cells.map(texCell).join(' & ')} \\\\`
  const inside = [
    `\\begin{tabular}{${isNumber.map((number) => (number ? 'r' : 'l')).join('')}}`,
    '  \\toprule',
    line(head),
    '  \\midrule',
    ...rows.map(line),
    '  \\bottomrule',
    '\\end{tabular}',
  ]
  if (caption === undefined) return `${inside.join('\n')}\n`
  return [
    '\\begin{table}',
    '\\centering',
    `\\caption{${forTex(caption)}}`,
    ...(label === undefined ? [] : [`\\label{${label}}`]),
    ...inside,
    '\\end{table}',
    '',
  ].join('\n')
}

/** Signs that plain LaTeX has no letter for. */
const SIGNS: Readonly<Record<string, string>> = {
  '−': '$-$',
  '–': '--',
  '±': '$\\pm$',
  'χ²': '$\\chi^2$',
  '“': '``',
  '”': "''",
  '’': "'",
  '×': '$\\times$',
}

function texCell(text: string): string {
  return forTex(text).replace(/χ²|[−–±“”’×]/g, (sign) => SIGNS[sign] ?? sign)
}

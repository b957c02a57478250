import { message, type Message, type Text } from '../../../locales/message'
import type { Cell, Column, Table } from './report'

/** A column of figures. */
export function numberColumn(key: string, label: Text, unit?: Text): Column {
  return { key, label, ...(unit === undefined ? {} : { unit }), align: 'number' }
}

/** A column of shares. */
export function shareColumn(key: string, label: Text): Column {
  return numberColumn(key, label, '%')
}

/** The unit of differences of shares, written in percentage points and stored as parts of one like shares. */
const PERCENTAGE_POINTS = message('columns.percentagePoints')

/** A column of differences of shares. */
export function pointsColumn(key: string, label: Text): Column {
  return { ...numberColumn(key, label, PERCENTAGE_POINTS), points: true }
}

/** A column of the lower ends of Wilson’s intervals of shares. */
export function wilsonColumn(key: string, label: Text): Column {
  return { ...shareColumn(key, label), interval: 'wilson' }
}

/** A column and how to compute its cell for each item of the table. */
export interface FilledColumn<Row> extends Column {
  readonly cell: (row: Row) => Cell
}

/** A table of items, defined column by column. */
export function tableOf<Row>(
  id: string,
  title: Text,
  listed: readonly Row[],
  filled: readonly FilledColumn<Row>[],
): Table {
  return {
    id,
    title,
    columns: filled.map(({ cell: _, ...column }) => column),
    rows: listed.map((row) => filled.map(({ cell }) => cell(row))),
  }
}

/** A table's rows, each as an object by column, with its sentences translated. */
export function recordsOf(
  { columns, rows }: Table,
  say: (text: Text) => string,
): readonly Readonly<Record<string, Exclude<Cell, Message>>>[] {
  const plain = (cell: Cell): Exclude<Cell, Message> =>
    typeof cell === 'object' && cell !== null ? say(cell) : cell
  return rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, plain(row[at] ?? null)])))
}

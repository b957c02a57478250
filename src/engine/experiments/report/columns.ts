import type { Cell, Column, Table } from './report'

/** A column of figures. */
export function numberColumn(key: string, label: string, unit?: string): Column {
  return { key, label, ...(unit === undefined ? {} : { unit }), align: 'number' }
}

/** A column of shares. */
export function shareColumn(key: string, label: string): Column {
  return numberColumn(key, label, '%')
}

/** A column, and what stands in it in the row of each thing that its table lists. */
export interface FilledColumn<Row> extends Column {
  readonly cell: (row: Row) => Cell
}

/** A table of things, told column by column. */
export function tableOf<Row>(
  id: string,
  title: string,
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

/** A table's rows, each as an object by column. */
export function recordsOf({ columns, rows }: Table): readonly Readonly<Record<string, Cell>>[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null])))
}

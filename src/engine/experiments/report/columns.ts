import type { Cell, Column, Table } from './report'

/** A column of figures. */
export function numberColumn(key: string, label: string, unit?: string): Column {
  return { key, label, ...(unit === undefined ? {} : { unit }), align: 'number' }
}

/** A column of shares. */
export function shareColumn(key: string, label: string): Column {
  return numberColumn(key, label, '%')
}

/** A table's rows, each as an object by column. */
export function recordsOf({ columns, rows }: Table): readonly Readonly<Record<string, Cell>>[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null])))
}

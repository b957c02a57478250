import { message, type Text } from '../../../locales/message'
import type { Cell, Column, Report, Row, Table } from './report'

/** A column of figures. */
export function numberColumn<Key extends string>(key: Key, label: Text, unit?: Text): Column<Key> {
  return { key, label, ...(unit === undefined ? {} : { unit }), align: 'number' }
}

/** A column of shares. */
export function shareColumn<Key extends string>(key: Key, label: Text): Column<Key> {
  return numberColumn(key, label, '%')
}

/** The unit of differences of shares, written in percentage points and stored as parts of one like shares. */
const PERCENTAGE_POINTS = message('columns.percentagePoints')

/** A column of differences of shares. */
export function pointsColumn<Key extends string>(key: Key, label: Text): Column<Key> {
  return { ...numberColumn(key, label, PERCENTAGE_POINTS), points: true }
}

/** A column of the lower ends of Wilson’s intervals of shares. */
export function wilsonColumn<Key extends string>(key: Key, label: Text): Column<Key> {
  return { ...shareColumn(key, label), interval: 'wilson' }
}

/** The properties of an item that can stand in a table as they are. */
type CellKey<Item> = { [Key in keyof Item & string]: Item[Key] extends Cell ? Key : never }[keyof Item &
  string]

/** A column that shows a property of each item, by its own key, or what is computed from the item. */
export type FilledColumn<Item> =
  (Column<CellKey<Item>> & { readonly cell?: never }) | (Column & { readonly cell: (item: Item) => Cell })

/** A table of items, defined column by column. */
export function tableOf<Item extends object>(
  id: string,
  title: Text,
  items: readonly Item[],
  filled: readonly FilledColumn<NoInfer<Item>>[],
): Table {
  const rowOf = (item: Item) =>
    filled.map(({ key, cell }) => [key, cell ? cell(item) : (item[key as keyof Item] as Cell)] as const)
  return {
    id,
    title,
    columns: filled.map(({ cell: _, ...column }) => column),
    rows: items.map((item) => Object.fromEntries(rowOf(item))),
  }
}

/** Only the named columns of a table, in their order; all of them if none is named. */
export function someColumns(table: Table, keys: readonly string[]): Table {
  if (keys.length === 0) return table
  const columns = keys.flatMap((key) => table.columns.find((column) => column.key === key) ?? [])
  return { ...table, columns }
}

/** The rows of one of a report’s tables; none if the report has no such table. */
export function rowsIn({ tables }: Report, id: string): readonly Row[] {
  return tables.find((table) => table.id === id)?.rows ?? []
}

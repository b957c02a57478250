import { csvPieces, type Field } from './csv'

/** The part of a report's table that a CSV needs. */
interface Tabular {
  readonly columns: readonly { readonly key: string }[]
  readonly rows: readonly (readonly Field[])[]
}

/** A table as CSV in pieces: the columns' keys, then a record a row. */
export function csvOf(table: Tabular): Iterable<string> {
  return csvPieces(
    table.columns.map(({ key }) => key),
    table.rows,
  )
}

/** A table as one CSV text. */
export function csvText(table: Tabular): string {
  return [...csvOf(table)].join('')
}

import type { Message, Text } from '../../locales/message'
import { csvPieces, type Field } from './csv'

/** The part of a report's table that a CSV needs. */
interface Tabular {
  readonly columns: readonly { readonly key: string }[]
  readonly rows: readonly (readonly (Field | Message)[])[]
}

/** Says a text in some language. */
type Say = (text: Text) => string

/** A table as CSV in pieces: the columns' keys, then one record per row; `say` writes cells that are sentences. */
export function csvOf({ columns, rows }: Tabular, say: Say): Iterable<string> {
  const keys = columns.map(({ key }) => key)
  return csvPieces(keys, saidRows(rows, say))
}

/** A table as one CSV text. */
export function csvText(table: Tabular, say: Say): string {
  return [...csvOf(table, say)].join('')
}

function* saidRows(rows: Tabular['rows'], say: Say): Generator<readonly Field[]> {
  for (const row of rows) {
    yield row.map((cell) => (typeof cell === 'object' && cell !== null ? say(cell) : cell))
  }
}

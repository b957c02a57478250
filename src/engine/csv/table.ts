import { inEnglish } from '../../locales/english'
import type { Message } from '../../locales/message'
import { csvPieces, type Field } from './csv'

/** The part of a report's table that a CSV needs. */
interface Tabular {
  readonly columns: readonly { readonly key: string }[]
  readonly rows: Iterable<readonly (Field | Message)[]>
}

/** A table as CSV in pieces: the columns' keys, then one record per row. Sentences are always in English. */
export function csvOf({ columns, rows }: Tabular): Iterable<string> {
  const keys = columns.map(({ key }) => key)
  return csvPieces(keys, saidRows(rows))
}

/** A table as one CSV text. */
export function csvText(table: Tabular): string {
  return [...csvOf(table)].join('')
}

function* saidRows(rows: Tabular['rows']): Generator<readonly Field[]> {
  for (const row of rows) {
    yield row.map((cell) => (typeof cell === 'object' && cell !== null ? inEnglish(cell) : cell))
  }
}

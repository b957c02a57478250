import { inEnglish } from '../../locales/english'
import type { Message } from '../../locales/message'
import { forSpreadsheet } from '../escape'

/** The part of a report's table that a CSV needs; rows may come one by one, since there may be a million. */
export interface Tabular {
  readonly columns: readonly { readonly key: string }[]
  readonly rows: Iterable<Readonly<Record<string, Field | Message>>>
}

/** A table as CSV in pieces: the columns' keys, then one record per row. Sentences are always in English. */
export function csvOf({ columns, rows }: Tabular): Iterable<string> {
  const keys = columns.map(({ key }) => key)
  return csvPieces(keys, saidRows(keys, rows))
}

/** A table as one CSV text. */
export function csvText(table: Tabular): string {
  return [...csvOf(table)].join('')
}

function* saidRows(keys: readonly string[], rows: Tabular['rows']): Generator<readonly Field[]> {
  for (const row of rows) {
    yield keys.map((key) => {
      const cell = row[key] ?? null
      return typeof cell === 'object' && cell !== null ? inEnglish(cell) : cell
    })
  }
}

/** A value of a CSV field; null is an empty field. */
export type Field = string | number | boolean | null

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** One field by RFC 4180: numbers with a dot, formulas in texts made harmless. */
export function csvField(value: Field): string {
  if (value === null) return ''
  if (typeof value !== 'string')
    return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value)
  const harmless = forSpreadsheet(value)
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One record with its line end. */
export function csvRecord(fields: readonly Field[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

/** A whole file in pieces of some ten thousand rows, so that a million rows are never in memory twice. */
export function* csvPieces(
  header: readonly string[],
  rows: Iterable<readonly Field[]>,
  rowsPerPiece = 10_000,
): Generator<string> {
  let piece = csvRecord(header)
  let count = 0
  for (const row of rows) {
    piece += csvRecord(row)
    if (++count % rowsPerPiece === 0) {
      yield piece
      piece = ''
    }
  }
  if (piece !== '') yield piece
}

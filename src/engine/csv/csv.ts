import { forSpreadsheet } from '../escape'

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

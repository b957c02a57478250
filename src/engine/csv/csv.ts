/** A value of a CSV field; null is an empty field. */
export type Field = string | number | boolean | null

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/
/** A text that a spreadsheet would interpret as a formula (OWASP, “CSV injection”). */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/

/** One field by RFC 4180: numbers with a dot, texts that look like formulas made harmless by an apostrophe. */
export function csvField(value: Field): string {
  if (value === null) return ''
  if (typeof value !== 'string')
    return typeof value === 'number' && !Number.isFinite(value) ? '' : String(value)
  const harmless = LOOKS_LIKE_FORMULA.test(value) && !isNumber(value) ? `'${value}` : value
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

/** Large counts are decimal strings: a sign before digits is not a formula. */
function isNumber(text: string): boolean {
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
}

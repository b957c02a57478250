import type { Report, Row, Table } from '../../engine/experiments/report/report'

const SEATS = { south: 'first', north: 'second' } as const
/** Columns about a seat: its wins, its share with the interval, how often it was out, its burnt holes. */
const ABOUT_A_SEAT = /^(south|north)(Wins|Share|Low|High|Out|Burnt)$/
const SEAT = /^(south|north)()$/

/**
 * The rows of a table for `--json`. Tables and CSVs name South and North as the app does; programs that read the JSON
 * rely on `firstWins` and `secondShare`, so those names stay.
 */
export function jsonRecords({ columns, rows }: Table): readonly Row[] {
  const isOfWins = columns.some(({ key }) => key === 'southWins')
  const nameOf = (key: string): string => {
    const [, seat, what] = ABOUT_A_SEAT.exec(key) ?? (isOfWins ? SEAT.exec(key) : null) ?? []
    return seat === undefined ? key : `${SEATS[seat as keyof typeof SEATS]}${what ?? ''}`
  }
  const names = columns.map(({ key }) => [key, nameOf(key)] as const)
  return rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key] ?? null])))
}

/** The same of one of a report's tables; none if the report has no such table. */
export function recordsIn({ tables }: Report, id: string): readonly Row[] {
  return tables.filter((table) => table.id === id).flatMap(jsonRecords)
}

import { recordsOf } from '../../engine/experiments/report/columns'
import type { Report, Table } from '../../engine/experiments/report/report'
import { say } from './language'

const SEATS = { south: 'first', north: 'second' } as const
/** Columns about a seat: its wins, its share with the interval, how often it was out, its burnt holes. */
const ABOUT_A_SEAT = /^(south|north)(Wins|Share|Low|High|Out|Burnt)$/
const SEAT = /^(south|north)()$/

/**
 * The rows of a table for `--json`. Tables and CSVs name South and North as the app does; programs that read the JSON
 * rely on `firstWins` and `secondShare`, so those names stay.
 */
export function jsonRecords(table: Table): ReturnType<typeof recordsOf> {
  const isOfWins = table.columns.some(({ key }) => key === 'southWins')
  const nameOf = (key: string): string => {
    const [, seat, what] = ABOUT_A_SEAT.exec(key) ?? (isOfWins ? SEAT.exec(key) : null) ?? []
    return seat === undefined ? key : `${SEATS[seat as keyof typeof SEATS]}${what ?? ''}`
  }
  return recordsOf(table, say).map((record) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [nameOf(key), value])),
  )
}

/** The rows of one of a report's tables; none if the report has no such table. */
export function recordsIn({ tables }: Report, id: string): ReturnType<typeof recordsOf> {
  const table = tables.find((each) => each.id === id)
  return table ? jsonRecords(table) : []
}

import { recordsOf } from '../experiments/report/columns'
import type { Cell, Report, Table } from '../experiments/report/report'

/** The table of a report with this id. */
export function tableOf(report: Report | undefined, id: string): Table {
  const table = report?.tables.find((candidate) => candidate.id === id)
  if (!table) throw new Error(`The report has no table ${id}`)
  return table
}

/** A row of a table as an object, by column key. */
export type Row = Readonly<Record<string, Cell>>

/** The rows of a report's table, by column key. */
export function rowsOf(report: Report | undefined, table: string): readonly Row[] {
  return recordsOf(tableOf(report, table))
}

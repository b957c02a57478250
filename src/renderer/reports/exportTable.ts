import { csvOf } from '../../engine/csv/table'
import type { Table } from '../../engine/experiments/report/report'
import { say } from '../locales/i18n'

/** A table as a CSV file, made piece by piece so that the window stays alive over a million rows. */
export async function csvFile(table: Table): Promise<Blob> {
  const pieces: Blob[] = []
  for (const piece of csvOf(table, say)) {
    pieces.push(new Blob([piece]))
    await new Promise((resume) => setTimeout(resume))
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

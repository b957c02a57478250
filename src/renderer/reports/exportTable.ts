import type { Table } from '../../engine/experiments/report/report'

/**
 * A table as a CSV file, made piece by piece so that the window stays responsive over a million rows. Its sentences are
 * in English, whose words are read only when a file is made.
 */
export async function csvFile(table: Table): Promise<Blob> {
  const { csvOf } = await import('../../engine/csv/table')
  const pieces: Blob[] = []
  for (const piece of csvOf(table)) {
    pieces.push(new Blob([piece]))
    await new Promise((resume) => setTimeout(resume))
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

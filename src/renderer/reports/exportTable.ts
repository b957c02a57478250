import type { Table } from '../../engine/experiments/report/report'
import { type MadeBy, withProvenance } from '../../engine/publish/provenanceColumns'
import { createYieldToWindow } from '../platform/yieldToWindow'

/**
 * A table as a CSV file, made piece by piece so that the window stays responsive over a million rows. Its sentences
 * are in English, whose texts are loaded only when a file is made. Its rows name the run they come from, if known.
 */
export async function csvFile(table: Table, made?: MadeBy): Promise<Blob> {
  const { csvOf } = await import('../../engine/csv/table')
  const yieldToWindow = createYieldToWindow()
  const pieces: Blob[] = []
  for (const piece of csvOf(made ? withProvenance(table, made) : table)) {
    pieces.push(new Blob([piece]))
    await yieldToWindow()
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

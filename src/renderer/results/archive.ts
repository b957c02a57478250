import { Zip, ZipDeflate } from 'fflate'
import { csvOf } from '../../engine/csv/table'
import type { Report } from '../../engine/experiments/report/report'
import { say } from '../locales/i18n'
import { fileName } from '../platform/fileName'
import { createYieldToWindow } from '../platform/yieldToWindow'
import { runFile, type WholeRun } from './runFile'

/** A run ready to be packed. */
export interface Packed extends WholeRun {
  readonly report: Report
}

/** Runs as one zip: for each a folder with all its tables as CSV, and the run itself as JSON. */
export async function archive(runs: readonly Packed[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const yieldToWindow = createYieldToWindow()
  const names = new Set<string>()
  const encoder = new TextEncoder()
  for (const run of runs) {
    const folder = unique(fileName(say(run.record.title), '').slice(0, -1), names)
    for (const table of run.report.tables) {
      const file = new ZipDeflate(`${folder}/${fileName(table.id, 'csv')}`, { level: 6 })
      zip.add(file)
      for (const piece of csvOf(table)) {
        file.push(encoder.encode(piece))
        await yieldToWindow()
      }
      file.push(new Uint8Array(), true)
    }
    const file = new ZipDeflate(`${folder}/run.json`, { level: 6 })
    zip.add(file)
    file.push(new Uint8Array(await (await runFile(run)).arrayBuffer()), true)
    await yieldToWindow()
  }
  zip.end()
  return new Blob(chunks, { type: 'application/zip' })
}

function unique(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  taken.add(free)
  return free
}

import type { Json } from '../../engine/experiments/contract/experiment'
import type { Report, Table } from '../../engine/experiments/report/report'
import { message } from '../../locales/message'
import { say, t } from '../locales/i18n'
import { pictureOf } from '../charts/drawing/picture'
import { fileName } from '../platform/fileName'
import { csvFile } from '../reports/exportTable'
import type { RunRecord } from '../storage/records'
import { useNotices } from '../ui/notices'
import { saveFile } from '../ui/saveFile'
import { archive, type Packed } from './archive'
import { useRunControl } from './runControl'
import { runFile } from './runFile'
import { useRuns } from './runsStore'

/** Saves what a run has: one table, the run itself, its charts, or everything as a zip. */
export function useRunExports() {
  const runs = useRuns()
  const control = useRunControl()
  const notices = useNotices()

  /** All parts of a run, those not stored yet among them; null, and a notice, where they cannot be read. */
  async function partsOf(id: string): Promise<ReadonlyMap<number, Json> | null> {
    const queued = control.partsOf(id)
    if (queued) return queued
    const stored = await runs.partsOf(id)
    if (stored.ok) return stored.value
    notices.warn(stored.error.text)
    return null
  }

  /** Saves one table, under a name that tells it from the other tables of the run. */
  async function saveTable({ title }: RunRecord, table: Table): Promise<void> {
    await saveFile(
      fileName(t('reports.fileName', { name: title, title: table.title }), 'csv'),
      await csvFile(table),
    )
  }
  async function saveJson(run: RunRecord): Promise<void> {
    const parts = await partsOf(run.id)
    if (parts) await saveFile(fileName(say(run.title), 'json'), await runFile({ record: run, parts }))
  }
  async function savePictures({ title }: RunRecord, report: Report, caption: string): Promise<void> {
    for (const chart of report.charts) {
      const picture = await pictureOf(chart, caption)
      if (
        !(await saveFile(
          fileName(t('reports.fileName', { name: title, title: chart.title }), 'png'),
          picture,
        ))
      )
        return
    }
  }
  /** Saves runs with all their tables as one zip; a run that cannot be read is named and left out. */
  async function saveZip(records: readonly RunRecord[]): Promise<void> {
    notices.say(message('results.packing'))
    const packed: Packed[] = []
    for (const record of records) {
      const report = await runs.reportOf(record.id)
      const parts = await partsOf(record.id)
      if (!report.ok) notices.warn(message('results.leftOut', { title: record.title, reason: report.error }))
      else if (parts) packed.push({ record, report: report.value, parts })
    }
    const [only] = packed
    if (!only) return
    const name = packed.length === 1 ? say(only.record.title) : t('results.zipName', { count: packed.length })
    await saveFile(fileName(name, 'zip'), await archive(packed))
  }
  return { saveTable, saveJson, savePictures, saveZip }
}

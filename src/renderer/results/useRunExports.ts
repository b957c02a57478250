import type { Json } from '../../engine/experiments/contract/experiment'
import type { Report, Table } from '../../engine/experiments/report/report'
import type { NetworkFile } from '../../engine/agents/networkFile'
import { message } from '../../locales/message'
import { say, t } from '../locales/i18n'
import { usePlayerFiles } from '../game/files/usePlayerFiles'
import { fileName } from '../platform/fileName'
import { csvFile } from '../reports/exportTable'
import type { RunRecord } from '../storage/records'
import { useNotices } from '../ui/notices'
import { saveFile } from '../ui/saveFile'
import { archive, type Packed } from './archive'
import type { BuiltReport } from '../runs/buildReport'
import { fullName } from '../runs/describeRun'
import { runFile } from './runFile'
import { useRuns } from '../runs/runsStore'

/** Exports a run: one table, the run itself, its charts, or everything as a zip. */
export function useRunExports() {
  const runs = useRuns()
  const notices = useNotices()
  const players = usePlayerFiles()

  /** All parts of a run; null, with a notice, if they cannot be read. */
  async function partsOf(id: string): Promise<ReadonlyMap<number, Json> | null> {
    const stored = await runs.partsOf(id)
    if (stored.ok) return stored.value
    notices.warn(stored.error.text)
    return null
  }

  const nameOf = (run: RunRecord): string => say(fullName(run))

  /** Saves one table, under a name that is unique among tables and runs. */
  async function saveTable(run: RunRecord, table: Table): Promise<void> {
    await saveFile(fileName([nameOf(run), say(table.title)], 'csv'), await csvFile(table, run))
  }
  async function saveJson(run: RunRecord): Promise<void> {
    const parts = await partsOf(run.id)
    if (parts) await saveFile(fileName(nameOf(run), 'json'), await runFile({ record: run, parts }))
  }
  /** Saves all figures of a run as one PDF, a page for each. */
  async function savePictures(run: RunRecord, report: Report, caption: string): Promise<void> {
    const { picturesPdf } = await import('../charts/picture')
    await saveFile(
      fileName([nameOf(run), t('figures.figures')], 'pdf'),
      await picturesPdf(report.charts, caption),
    )
  }
  /** Saves a finished run as a research bundle. */
  async function saveBundle(record: RunRecord, built: BuiltReport, caption: string): Promise<void> {
    notices.say(message('notebook.bundling'))
    const { runBundle } = await import('./runBundle')
    await saveFile(fileName(nameOf(record), 'zip'), await runBundle({ record, ...built, caption }))
  }
  /** Saves runs with all their tables as one zip; a run that cannot be read is named and left out. */
  async function saveZip(records: readonly RunRecord[]): Promise<void> {
    notices.say(message('results.packing'))
    const packed: Packed[] = []
    for (const record of records) {
      const built = await runs.reportOf(record.id)
      if (built.ok) packed.push({ record, ...built.value })
      else notices.warn(message('results.leftOut', { title: record.title, reason: built.error }))
    }
    const [only] = packed
    if (!only) return
    const name = packed.length === 1 ? nameOf(only.record) : t('results.zipName', { count: packed.length })
    await saveFile(fileName(name, 'zip'), await archive(packed))
  }
  /** The players of a training as files, under a name unless that is empty; none, and a notice, while no generation is finished. */
  async function playersOf(run: RunRecord, name: string): Promise<readonly NetworkFile[]> {
    const stored = await partsOf(run.id)
    if (!stored) return []
    const [{ partsOf: readParts }, { playerFiles }, { experimentOf }] = await Promise.all([
      import('../../engine/experiments/contract/parts'),
      import('../../engine/experiments/kinds/training/player'),
      import('../../engine/experiments/contract/catalogue'),
    ])
    const spec = experimentOf('training').parse(run.spec)
    const parts = readParts('training', stored)
    const named = { id: playerId(name || nameOf(run)), ...(name ? { name } : {}) }
    const files = spec.ok && parts.ok ? playerFiles(named, spec.value, parts.value) : []
    if (files.length === 0) notices.warn(message('trained.noneYet'))
    return files
  }
  async function savePlayer(run: RunRecord, name: string): Promise<void> {
    for (const file of await playersOf(run, name))
      await saveFile(fileName(file.id, 'json'), JSON.stringify(file))
  }
  async function keepPlayer(run: RunRecord, name: string): Promise<void> {
    for (const file of await playersOf(run, name)) await players.keep(file, (problem) => problem)
  }
  return { saveTable, saveJson, savePictures, saveBundle, saveZip, savePlayer, keepPlayer }
}

const LONGEST_ID = 40

/** A name as players' ids are written: small letters, digits and hyphens; whole words, each once. */
function playerId(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const id = [...new Set(words)].filter(Boolean).reduce((before, word) => {
    const longer = before === '' ? word.slice(0, LONGEST_ID) : `${before}-${word}`
    return longer.length <= LONGEST_ID ? longer : before
  }, '')
  return id || 'player'
}

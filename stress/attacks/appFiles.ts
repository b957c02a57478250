import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import { newRun } from '../../src/renderer/runs/run'
import { readRunFile } from '../../src/renderer/results/readRunFile'
import { runFile, type WholeRun } from '../../src/renderer/results/runFile'
import { exportBackup, importBackup } from '../../src/renderer/storage/backup'
import { createMemoryDatabase } from '../../src/renderer/storage/database/memoryDatabase'
import { STORE_NAMES } from '../../src/renderer/storage/records'
import type { Repositories } from '../../src/renderer/storage/repositories/repositories'
import { performTasks } from '../../tests/support/performTasks'
import { SMALL_SPECS } from '../../tests/support/smallSpecs'
import { windowsOn } from '../../tests/support/storage/windows'
import { type Attack, must } from '../attack'
import { altered } from '../support/mutate'
import type { Luck } from '../support/luck'

const FILES_PER_CASE = 20
const KINDS = ['matchSeries', 'sweep', 'gameValues', 'replay'] as const

/** Altered run files and backups in the window: no number that was altered is believed, nothing is imported by halves. */
export const appFiles: Attack = {
  name: 'app files',
  unit: 'altered files',
  share: 1,
  patience: 180,
  run: async ({ luck }) => {
    const run = runOf(luck)
    const file = await (await runFile(run)).text()
    const stored = await storageWith(run)
    const backup = await exportBackup(stored)
    must(backup.ok, () => 'the backup could not be made')
    const backupText = await backup.value.file.text()
    const everything = await contentOf(stored)
    for (let trial = 0; trial < FILES_PER_CASE / 2; trial++) {
      await checkRunFile(run, altered(file, luck))
      await checkBackup(everything, altered(backupText, luck))
    }
    return FILES_PER_CASE
  },
}

async function checkRunFile(run: WholeRun, text: string): Promise<void> {
  const read = await readRunFile(text)
  if (!read.ok || JSON.stringify(read.value.record.spec) !== JSON.stringify(run.record.spec)) {
    must(
      !read.ok || read.value.parts.size === 0,
      () => `parts of another spec were believed in ${text.slice(0, 3000)}`,
    )
    return
  }
  for (const [index, part] of read.value.parts)
    must(
      JSON.stringify(part) === JSON.stringify(run.parts.get(index)),
      () => `an altered part ${index} was believed`,
    )
}

async function checkBackup(everything: string, text: string): Promise<void> {
  const fresh = windowsOn(createMemoryDatabase())()
  const nothing = await contentOf(fresh)
  const imported = await importBackup(fresh, text)
  const content = await contentOf(fresh)
  const expected = imported.ok ? everything : nothing
  must(
    content === expected,
    () =>
      `${imported.ok ? 'altered records were' : 'half a backup was'} imported from\n${text.slice(0, 3000)}`,
  )
}

function runOf(luck: Luck): WholeRun {
  const kind = luck.pick(KINDS)
  const experiment = anyExperimentOf(kind)
  const spec = experiment.parse(SMALL_SPECS[kind])
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const tasks = experiment.plan(spec.value).slice(0, 6)
  return { record: newRun(experiment, spec.value), parts: performTasks(experiment, spec.value, tasks) }
}

async function storageWith({ record, parts }: WholeRun): Promise<Repositories> {
  const repositories = windowsOn(createMemoryDatabase())()
  await repositories.runs.add({ ...record, status: 'done' })
  for (const [index, part] of parts) repositories.parts.save(record.id, index, part)
  await repositories.parts.flush()
  return repositories
}

async function contentOf({ database }: Repositories): Promise<string> {
  const stores = await Promise.all(STORE_NAMES.map((storeName) => database.all(storeName)))
  return JSON.stringify(stores.map((storeName) => (storeName.ok ? storeName.value : storeName.error)))
}

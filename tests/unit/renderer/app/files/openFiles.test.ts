// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { experimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { finish } from '../../../../../src/engine/through'
import { useOpenFiles } from '../../../../../src/renderer/app/files/openFiles'
import { specText } from '../../../../../src/engine/publish/specText'
import { newRun } from '../../../../../src/renderer/runs/run'
import { runFile } from '../../../../../src/renderer/results/runFile'
import { useRuns } from '../../../../../src/renderer/runs/runsStore'
import { exportBackup } from '../../../../../src/renderer/storage/backup'
import { useSpecDraft } from '../../../../../src/renderer/runs/specDraft'
import { openStorage } from '../../../../../src/renderer/storage/openStorage'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { say } from '../../../../../src/renderer/locales/i18n'
import { noticeText } from '../../../../support/renderer/noticeText'

const Nothing = defineComponent(() => () => null)

/** The app without pages: what opens files, and where it leads. */
async function openAt(path: string) {
  const pages = ['board', 'variants', 'experiments', 'results', 'papers']
  const router = createRouter({
    history: createMemoryHistory(),
    routes: pages.map((name) => ({ path: `/${name}`, name, component: Nothing })),
  })
  let open!: ReturnType<typeof useOpenFiles>
  const Root = defineComponent(() => {
    open = useOpenFiles()
    return () => null
  })
  await router.push(path)
  createApp(Root).use(createPinia()).use(router).mount(document.createElement('div'))
  return { open, router, notices: useNotices(), runs: useRuns(), draft: useSpecDraft() }
}

/** Parts of one run as files, as shards on two machines make them. */
async function shards() {
  const experiment = experimentOf('matchSeries')
  const spec = experiment.parse({ games: 40, seed: 3 })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  const parts = experiment
    .plan(spec.value)
    .map((task) => [task.index, finish(experiment.run(spec.value, task)) as unknown as Json] as const)
  const record = newRun(experiment, spec.value)
  const half = Math.ceil(parts.length / 2)
  const halves = [parts.slice(0, half), parts.slice(half)]
  return Promise.all(
    halves.map(async (some, at) => ({
      name: `shard${at}.json`,
      content: await runFile({ record, parts: new Map(some) }),
    })),
  )
}

beforeEach(async () => {
  const { database } = await openStorage()
  await database.clear(['runs', 'parts', 'variants', 'games'])
})

test('shards dropped together are one run', async () => {
  const { open, router, runs, notices } = await openAt('/board')
  await open(await shards())
  expect(noticeText(notices)).toBe('Imported 1 run')
  expect(runs.records.map(({ status }) => status)).toEqual(['done'])
  expect(router.currentRoute.value.fullPath).toBe(`/results?run=${runs.records[0]?.id}`)
})

test('a spec opens its form, also while a job is shown', async () => {
  const { open, router, draft } = await openAt('/experiments?run=some-job')
  const spec = { games: 123, seed: 9 }
  await open([{ name: 'my.spec.json', content: new Blob([specText('matchSeries', spec)]) }])
  expect(draft.kind).toBe('matchSeries')
  expect(draft.spec).toMatchObject(spec)
  expect(router.currentRoute.value.fullPath).toBe('/experiments')
})

test('a backup is restored', async () => {
  const first = await openAt('/board')
  await first.open(await shards())
  const backup = await exportBackup(await openStorage())
  if (!backup.ok) throw new Error(backup.error.code)
  const { database } = await openStorage()
  await database.clear(['runs', 'parts'])
  const { open, notices } = await openAt('/papers')
  await open([{ name: 'lumbung-backup.json', content: backup.value.file }])
  expect(noticeText(notices)).toMatch(/^Imported 1 run, 0 variants/)
})

test('files that cannot be opened are refused by name, with the reason', async () => {
  const { open, notices } = await openAt('/papers')
  await open([
    { name: 'strange.lumbung', content: new Blob(['{"lumbung": "nobody knows"}']) },
    { name: 'later.json', content: new Blob(['{"schema": 99, "board": {}, "sow": {}}']) },
    {
      name: 'bent.json',
      content: new Blob(['{"format": "lumbung-spec", "kind": "matchSeries", "spec": {"games": -1}}']),
    },
    { name: 'cut.json', content: new Blob(['{']) },
  ])
  const told = notices.recent.map(({ text }) => say(text)).reverse()
  expect(told[0]).toBe('strange.lumbung is not a Lumbung file.')
  expect(told[1]).toMatch(/^later\.json: .*newer version/)
  expect(told[2]).toMatch(/^bent\.json: /)
  expect(told[3]).toBe('cut.json is not a Lumbung file.')
})

test('an opener that throws is reported with the file’s name', async () => {
  const { open, notices, runs } = await openAt('/board')
  vi.spyOn(runs, 'putWhole').mockRejectedValue(new Error('the disk is gone'))
  const [shard] = await shards()
  await open([shard!])
  expect(noticeText(notices)).toBe('shard0.json could not be opened. the disk is gone')
})

test('one variant dropped on the board is played; several go to Variants', async () => {
  const kalah = (seeds: number) => findPreset('kalah')!.make({ seeds })
  const file = (seeds: number) => ({
    name: `kalah-${seeds}.json`,
    content: new Blob([JSON.stringify(kalah(seeds))]),
  })
  const { open, router } = await openAt('/board')
  await open([file(3)])
  expect(router.currentRoute.value.name).toBe('board')
  await open([file(3), file(5)])
  expect(router.currentRoute.value.name).toBe('variants')
  const { variants } = await openStorage()
  const stored = await variants.list()
  expect(stored.ok && stored.value.records).toHaveLength(2)
})

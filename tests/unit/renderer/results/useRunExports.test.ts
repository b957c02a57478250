// @vitest-environment happy-dom
import { unzipSync } from 'fflate'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../../src/renderer/locales/i18n'
import { createApp, defineComponent } from 'vue'
import type { Report } from '../../../../src/engine/experiments/report/report'
import { ok, refuse } from '../../../../src/engine/result'
import { platform } from '../../../../src/renderer/platform/platform'
import { useJobs } from '../../../../src/renderer/runs/jobsStore'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useRunExports } from '../../../../src/renderer/results/useRunExports'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { runRecord } from '../../../support/storage/windows'
import { loadTexts } from '../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('laboratory'), loadTexts('publishing')]))

vi.mock('../../../../src/renderer/charts/picture', () => ({
  picturesPdf: async (charts: readonly { title: string }[], caption: string) =>
    new Blob([[...charts.map(({ title }) => title), caption].join(', ')]),
}))

const RUN = runRecord('a', { title: 'Congkak' })
const TABLE = {
  id: 'wins',
  title: 'Wins',
  columns: [{ key: 'south', label: 'South' }],
  rows: [{ south: 1 }, { south: 2 }],
}
const chart = (title: string) => ({ id: title, title, table: 'wins', type: 'shares' as const, rows: [] })
const REPORT: Report = {
  finding: '',
  tables: [TABLE],
  charts: [chart('One'), chart('Two')],
  lines: [],
  caveats: [],
}

const BUILT = { report: REPORT, parts: new Map([[0, 'stored']]) }

let saved: Map<string, string | Uint8Array | Blob>
let exports: ReturnType<typeof useRunExports>
let queued: ReadonlyMap<number, string> | undefined
let runs: ReturnType<typeof useRuns>

beforeEach(async () => {
  const storage = await openStorage()
  saved = new Map()
  queued = undefined
  vi.spyOn(platform, 'saveFile').mockImplementation(async (name, content) => {
    saved.set(name, content)
    return { status: 'saved', name, folder: null }
  })
  const pinia = createPinia()
  setActivePinia(pinia)
  runs = useRuns()
  vi.spyOn(storage.parts, 'of').mockResolvedValue(
    ok({ parts: new Map([[0, 'stored']]), checkpoints: new Map(), damaged: 0 }),
  )
  vi.spyOn(useJobs(), 'partsOf').mockImplementation(() => queued)
  vi.spyOn(runs, 'reportOf').mockResolvedValue(ok(BUILT))
  const Root = defineComponent(() => {
    exports = useRunExports()
    return () => null
  })
  createApp(Root).use(pinia).mount(document.createElement('div'))
})
afterEach(() => vi.restoreAllMocks())

const textOf = async (name: string): Promise<string> => new Blob([saved.get(name) as Blob]).text()

test('a table is saved under the names of the run and of the table', async () => {
  await exports.saveTable(RUN, TABLE)
  expect([...saved.keys()]).toEqual(['congkak-match-series-2-games-random-seed-1-wins.csv'])
  expect(await textOf('congkak-match-series-2-games-random-seed-1-wins.csv')).toBe(
    'south,lumbungVersion\r\n1,0.1.0\r\n2,0.1.0\r\n',
  )
})

test('a run is saved with its parts, those of the queue first', async () => {
  await exports.saveJson(RUN)
  expect(await textOf('congkak-match-series-2-games-random-seed-1.json')).toContain('stored')
  queued = new Map([[0, 'just finished']])
  await exports.saveJson(RUN)
  expect(await textOf('congkak-match-series-2-games-random-seed-1.json')).toContain('just finished')
})

test('a run whose parts cannot be read is not saved, and a notice says why', async () => {
  vi.mocked((await openStorage()).parts.of).mockResolvedValue(
    refuse({ code: 'failed', text: 'Storage failed.' }),
  )
  await exports.saveJson(RUN)
  expect([saved.size, useNotices().current?.text]).toEqual([0, 'Storage failed.'])
})

test('all charts are saved as one file', async () => {
  await exports.savePictures(RUN, REPORT, 'Lumbung')
  expect([...saved.keys()]).toEqual(['congkak-match-series-2-games-random-seed-1-figures.pdf'])
  expect(await textOf('congkak-match-series-2-games-random-seed-1-figures.pdf')).toBe('One, Two, Lumbung')
})

const packed = async (name: string): Promise<readonly string[]> =>
  Object.keys(unzipSync(new Uint8Array(await (saved.get(name) as Blob).arrayBuffer())))

test('a zip of one run bears its title, a zip of several their number', async () => {
  await exports.saveZip([RUN])
  await exports.saveZip([RUN, runRecord('b')])
  expect([...saved.keys()]).toEqual(['congkak-match-series-2-games-random-seed-1.zip', 'lumbung-2-runs.zip'])
  expect(await packed('congkak-match-series-2-games-random-seed-1.zip')).toEqual([
    'congkak/wins.csv',
    'congkak/run.json',
  ])
  expect(await packed('lumbung-2-runs.zip')).toHaveLength(4)
})

test('a run that cannot be read is named and left out of the zip', async () => {
  vi.mocked(runs.reportOf).mockImplementation(async (id) =>
    id === 'b' ? refuse('It is damaged.') : ok(BUILT),
  )
  await exports.saveZip([RUN, runRecord('b', { title: 'Broken' })])
  expect(useNotices().recent.map(({ text }) => say(text))).toContain('Broken was left out. It is damaged.')
  expect([...saved.keys()]).toEqual(['congkak-match-series-2-games-random-seed-1.zip'])
  saved.clear()
  await exports.saveZip([runRecord('b')])
  expect(saved.size).toBe(0)
})

// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, say } from '../../../../src/renderer/locales/i18n'
import { refuse } from '../../../../src/engine/result'
import * as reports from '../../../../src/renderer/runs/buildReport'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { runRecord } from '../../../support/storage/windows'
import { untilHolds } from '../../../support/waiting'

const PROBLEM = { code: 'failed', text: 'Storage failed.' } as const
const REPORT = { finding: 'South wins.', tables: [], charts: [], lines: [], caveats: [] }
const BUILT = { report: REPORT, parts: new Map() }
vi.mock(import('../../../../src/renderer/runs/buildReport'), { spy: true })

let runs: ReturnType<typeof useRuns>

beforeAll(() => loadTexts('laboratory'))

beforeEach(async () => {
  setActivePinia(createPinia())
  const { database } = await openStorage()
  await database.clear(['runs', 'parts'])
  await database.put('runs', [
    runRecord('old', { created: 1 }),
    runRecord('new', { created: 2 }),
    runRecord('bent', { created: 3, spec: { games: -1 } }),
    runRecord('damaged', { created: Number.NaN }),
  ])
  runs = useRuns()
  await runs.load()
})
afterEach(() => vi.restoreAllMocks())

const ids = () => runs.records.map(({ id }) => id)

test('runs are listed newest first, without those that are damaged', () => {
  expect(ids()).toEqual(['bent', 'new', 'old'])
  expect(runs.damaged.map(({ key }) => key)).toEqual(['damaged'])
  expect([runs.loaded, runs.problem]).toEqual([true, null])
})

test('a run is changed, removed and restored, and the list follows', async () => {
  await runs.change('old', { note: 'mine' })
  await untilHolds(() => expect(runs.byId.get('old')?.note).toBe('mine'))
  await runs.remove(['old', 'bent'])
  await untilHolds(() => expect(ids()).toEqual(['new']))
  await runs.restore(['old'])
  await untilHolds(() => expect(ids()).toEqual(['new', 'old']))
})

test('a run is stored whole, or the reason is given', async () => {
  expect(await runs.putWhole(runRecord('whole'), new Map([[0, 'a'], [1, 'b']]))).toEqual({ ok: true, value: null }) // prettier-ignore
  expect(await runs.partsOf('whole')).toEqual({ ok: true, value: new Map([[0, 'a'], [1, 'b']]) }) // prettier-ignore
  const storage = await openStorage()
  vi.spyOn(storage.parts, 'flush').mockResolvedValue(false)
  expect(await runs.putWhole(runRecord('half'), new Map([[0, 'a']]))).toMatchObject({ ok: false })
  vi.spyOn(storage.runs, 'add').mockResolvedValue(refuse(PROBLEM))
  expect(await runs.putWhole(runRecord('none'), new Map())).toEqual(refuse(PROBLEM))
})

test('a report is built from what is stored', async () => {
  const build = vi.mocked(reports.rememberedReport).mockResolvedValue(BUILT)
  await runs.putWhole(runRecord('a'), new Map([[0, 'part']]))
  expect(await runs.reportOf('a')).toEqual({ ok: true, value: BUILT })
  expect(build.mock.lastCall).toMatchObject([{ id: 'a', kind: 'matchSeries' }, {}, new Map([[0, 'part']])])
})

test('a run without a report says why', async () => {
  const why = async (id: string): Promise<string> => {
    const report = await runs.reportOf(id)
    return report.ok ? '' : say(report.error)
  }
  expect(await why('gone')).toBe('This run no longer exists.')
  expect(await why('damaged')).toMatch(/created/)
  expect(await why('bent')).toMatch(/^Its settings are not valid: .*games/)
  vi.mocked(reports.rememberedReport).mockRejectedValue(new Error('no such column'))
  expect(await why('old')).toBe('no such column')
  const storage = await openStorage()
  vi.spyOn(storage.parts, 'of').mockResolvedValue(refuse(PROBLEM))
  expect(await why('old')).toBe('Storage failed.')
  vi.spyOn(storage.runs, 'read').mockResolvedValue(refuse(PROBLEM))
  expect(await why('old')).toBe('Storage failed.')
})

import { exportBackup } from '../../../../../src/renderer/storage/backup'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkRecord } from '../../../../../src/renderer/storage/checkRecord'
import { createMemoryDatabase } from '../../../../../src/renderer/storage/database/memoryDatabase'
import { problemOf, type StorageProblem } from '../../../../../src/renderer/storage/storageProblem'
import { runRecord, windowsOn } from '../../../../support/storage/windows'

const FULL: StorageProblem = { code: 'full', text: 'Storage is full.' }
let refusal: StorageProblem | undefined
const database = () => createMemoryDatabase({ refuseWrite: () => refusal })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  refusal = undefined
})

describe('runs', () => {
  test('a change that storage refused is still shown, and stored as soon as there is room', async () => {
    const open = windowsOn(database())
    const [here, there] = [open(), open()]
    refusal = FULL
    expect(await here.runs.add(runRecord('a'))).toEqual({ ok: false, error: FULL })
    await here.runs.change(new Map([['a', { note: 'mine' }]]))
    expect(await here.runs.list()).toMatchObject({ value: { records: [{ id: 'a', note: 'mine' }] } })
    expect(await there.runs.list()).toMatchObject({ value: { records: [] } })
    expect([here.runs.isUnsaved('a'), here.health.problem?.code]).toEqual([true, 'full'])
    refusal = undefined
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await there.runs.list()).toMatchObject({ value: { records: [{ id: 'a', note: 'mine' }] } })
    expect([here.runs.isUnsaved(), here.health.problem]).toEqual([false, null])
  })

  test('deleted runs can be restored for a while, then go for good with their parts', async () => {
    const storage = windowsOn(database())()
    await storage.runs.add(runRecord('a'), runRecord('b'))
    storage.parts.save('a', 0, 1)
    await storage.parts.flush()
    await storage.runs.remove(['a', 'b'])
    await storage.runs.purge()
    await storage.runs.restore(['b'])
    await storage.runs.purge(Date.now() + 120_000)
    expect(await storage.runs.list()).toMatchObject({ value: { records: [{ id: 'b', deleted: null }] } })
    expect(await storage.parts.of('a')).toMatchObject({ value: { parts: new Map() } })
  })
})

describe('parts', () => {
  test('a part replaces the checkpoint of its task, never the other way round', async () => {
    const { runs, parts } = windowsOn(database())()
    await runs.add(runRecord('a'))
    parts.saveCheckpoint('a', 0, { at: 5 })
    parts.save('a', 0, { wins: 3 })
    parts.saveCheckpoint('a', 0, { at: 6 })
    expect(await parts.flush()).toBe(true)
    expect(await parts.of('a')).toMatchObject({
      value: { parts: new Map([[0, { wins: 3 }]]), checkpoints: new Map() },
    })
  })

  test('what a full storage refuses stays readable and is written once there is room', async () => {
    const memory = database()
    const { runs, parts, health } = windowsOn(memory)()
    await runs.add(runRecord('a'))
    refusal = FULL
    parts.save('a', 0, 1)
    expect(await parts.flush()).toBe(false)
    expect(await parts.of('a')).toMatchObject({ value: { parts: new Map([[0, 1]]) } })
    expect([parts.unsaved('a'), health.problem?.code]).toEqual([1, 'full'])
    refusal = undefined
    await vi.advanceTimersByTimeAsync(6_000)
    expect([parts.unsaved(), health.problem]).toEqual([0, null])
    expect(await memory.partsOf('a')).toMatchObject({ value: [{ index: 0, part: 1 }] })
  })
})

describe('settings', () => {
  test('those of an earlier version are imported once, invalid ones are not', async () => {
    const old = new Map([
      ['lumbung.theme', 'dark'],
      ['lumbung.workers', '3'],
      ['lumbung.notifyWhenDone', 'false'],
      ['lumbung.seedsPerSecond', 'fast'],
    ])
    const oldSettings = {
      getItem: (key: string) => old.get(key) ?? null,
      removeItem: (key: string) => void old.delete(key),
    }
    const { settings } = windowsOn(database())({ oldSettings })
    const expected = { theme: 'dark', workers: 3, notifyWhenDone: false, seedsPerSecond: 6 }
    expect(await settings.load()).toMatchObject({ ok: true, value: expected })
    expect(old.size).toBe(0)
    await settings.update('workers', () => 5)
    expect(await settings.load()).toMatchObject({ value: { theme: 'dark', workers: 5 } })
  })

  test('trained players, which are stored beside them, are neither read nor followed with them', async () => {
    const stored = database()
    const all = vi.spyOn(stored, 'all')
    const { settings, players } = windowsOn(stored)()
    const changed = vi.fn()
    settings.onChange(changed)
    await players.save({ id: 'my-player', file: {}, saved: 1 } as never)
    await settings.load()
    expect([changed.mock.calls.length, all.mock.calls.length]).toEqual([0, 0])
    await settings.update('workers', () => 5)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('how the board is shown is one of them, and so in every backup', async () => {
    const old = new Map([['lumbung.hints', 'false'], ['lumbung.stride', 'move'], ['lumbung.routes', 'true']]) // prettier-ignore
    const oldSettings = {
      getItem: (key: string) => old.get(key) ?? null,
      removeItem: (key: string) => void old.delete(key),
    }
    const storage = windowsOn(database())({ oldSettings })
    const read = await storage.settings.load()
    expect(read).toMatchObject({ ok: true, value: { hintsShown: false, stride: 'move', routesShown: true } })
    expect(old.size).toBe(0)
    const backup = await exportBackup(storage)
    expect(backup.ok && (await backup.value.file.text())).toContain('"key":"hintsShown","value":false')
  })

  test('they stay where they were while storage refuses them', async () => {
    const old = new Map([['lumbung.theme', 'dark']])
    const oldSettings = {
      getItem: (key: string) => old.get(key) ?? null,
      removeItem: (key: string) => void old.delete(key),
    }
    refusal = FULL
    await windowsOn(database())({ oldSettings }).settings.load()
    expect(old.get('lumbung.theme')).toBe('dark')
  })
})

const kalah = findPreset('kalah')!.make({})

describe('two windows', () => {
  test('Undo says so if the other window has removed the runs for good', async () => {
    const open = windowsOn(database())
    const [one, other] = [open(), open()]
    await one.runs.add(runRecord('a'), runRecord('b'))
    await one.runs.remove(['a', 'b'])
    await other.runs.erase(['a'])
    expect(await one.runs.restore(['a', 'b'])).toMatchObject({ ok: false, error: { code: 'gone' } })
    const left = await other.runs.list()
    expect(left.ok && left.value.records.map(({ id, deleted }) => [id, deleted])).toEqual([['b', null]])
  })

  test('each has its own board, and a reload brings it back', async () => {
    const open = windowsOn(database())
    const [one, other] = [open({ windowId: 'one' }), open({ windowId: 'other' })]
    const game = (record: string) => ({ variant: kalah, record, title: '' })
    await one.games.saveCurrent(game('of one'))
    await other.games.saveCurrent(game('of the other'))
    expect(await open({ windowId: 'one' }).games.current()).toEqual({ ok: true, value: 'of one' })
    expect(await open({ windowId: 'other' }).games.current()).toEqual({ ok: true, value: 'of the other' })
  })

  test('a new window begins with the last game of any', async () => {
    const open = windowsOn(database())
    const game = (record: string) => ({ variant: kalah, record, title: '' })
    await open({ windowId: 'one' }).games.saveCurrent(game('earlier'))
    vi.setSystemTime(Date.now() + 2)
    await open({ windowId: 'other' }).games.saveCurrent(game('later'))
    expect(await open({ windowId: 'new' }).games.current()).toEqual({ ok: true, value: 'later' })
  })

  test('the boards of windows long closed are not kept for ever', async () => {
    const open = windowsOn(database())
    for (let at = 0; at < 20; at++) {
      await open({ windowId: `w${at}` }).games.saveCurrent({ variant: kalah, record: String(at), title: '' })
      vi.setSystemTime(Date.now() + 2)
    }
    await open({ windowId: 'last' }).games.current()
    const stored = await open().database.all('games')
    expect(stored.ok && stored.value.length).toBeLessThanOrEqual(8)
  })
})

describe('games', () => {
  test('what a closing window left behind comes before what is stored', async () => {
    let left: string | null = null
    const unloadCopy = { get: () => left, set: (text: string | null) => void (left = text) }
    const { games } = windowsOn(database())({ unloadCopy })
    await games.saveCurrent({ variant: {} as never, record: 'stored', title: '' })
    games.saveOnUnload('left')
    expect(await games.current()).toEqual({ ok: true, value: 'left' })
    await games.saveCurrent({ variant: {} as never, record: 'newer', title: '' })
    expect([left, await games.current()]).toEqual([null, { ok: true, value: 'newer' }])
    await games.setAside({ variant: {} as never, record: 'newer', title: '' })
    expect(await games.current()).toEqual({ ok: true, value: undefined })
  })
})

describe('causes of failures', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'failed'],
    ['UnknownError', 'failed'],
  ] as const)('%s means %s', (name, code) => {
    expect(problemOf(new DOMException('words of the browser', name)).code).toBe(code)
  })

  test('a lasting problem is not covered by a passing one', () => {
    const { health } = windowsOn(database())()
    const told: (string | undefined)[] = []
    health.onChange((problem) => told.push(problem?.code))
    health.report({ code: 'memoryOnly', text: 'nothing outlives the window' })
    health.report(FULL)
    health.recheck()
    expect([health.problem?.code, told]).toEqual(['memoryOnly', ['memoryOnly']])
  })
})

test.each([
  ['runs', runRecord('a', { created: NaN }), 'created'],
  ['runs', { ...runRecord('a'), kind: 'astrology' }, 'kind'],
  ['runs', { ...runRecord('a'), status: 'dancing' }, 'status'],
  ['variants', { id: 'v', from: null, saved: 1 }, 'variant'],
  ['variants', { id: 'v', variant: { name: 'x' }, from: null, saved: 1 }, 'variant'],
  ['specs', { id: 's', name: 'S', kind: 'sweep', saved: 1 }, 'spec'],
  ['settings', null, ''],
] as const)('a damaged record of %s is refused with the field', (storeName, record, field) => {
  const checked = checkRecord(storeName, record)
  expect(checked).toMatchObject({ ok: false })
  if (!checked.ok)
    expect(checked.error).toMatchObject(field ? { args: { path: field } } : { key: 'storage.damagedRecord' })
})

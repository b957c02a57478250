import { expect, test, vi } from 'vitest'
import { ok, refuse } from '../../../../src/engine/result'
import type { Reading } from '../../../../src/renderer/storage/checkRecord'
import { LiveList, type Listed } from '../../../../src/renderer/storage/liveList'
import { createMemoryDatabase } from '../../../../src/renderer/storage/database/memoryDatabase'
import { runRecord, windowsOn } from '../../../support/storage/windows'

test('a list read late does not drop a run stored meanwhile', async () => {
  let answer!: (reading: Reading<'runs'>) => void
  let changed!: (ids: readonly string[] | 'all') => void
  const source: Listed<'runs'> = {
    list: () => new Promise((settle) => (answer = (reading) => settle(ok(reading)))),
    read: async (ids) => ok({ records: ids.map((id) => runRecord(id)), damaged: [] }),
    onChange: (listener) => ((changed = listener), () => undefined),
  }
  const list = new LiveList('runs', source)
  const reading = list.refresh()
  changed(['new'])
  answer({ records: [runRecord('old')], damaged: [] })
  await reading
  expect([...list.state.records.keys()]).toEqual(['old', 'new'])
})

test('a list listens once, however often it reads', async () => {
  const { variants } = windowsOn(createMemoryDatabase())()
  const read = vi.spyOn(variants, 'read')
  const list = new LiveList('variants', variants)
  for (let round = 0; round < 5; round++) {
    await variants.save({ id: `v${round}`, variant: {} as never, from: null, saved: 1 })
    await list.refresh()
  }
  read.mockClear()
  await variants.remove('v0')
  await list.refresh()
  expect(read).toHaveBeenCalledTimes(1)
  expect(list.state.damaged).toHaveLength(4)
})

test('a change right after the last look is read, too', async () => {
  const { runs } = windowsOn(createMemoryDatabase())()
  const list = new LiveList('runs', runs)
  for (let round = 0; round < 20; round++) {
    await runs.add(runRecord('a', { note: String(round) }))
    await Promise.resolve()
  }
  await list.refresh()
  expect(list.state.records.get('a')?.note).toBe('19')
})

test('a failed read keeps what is shown, says why, and is repeated later', async () => {
  let refuses = false
  const problem = { code: 'failed', text: 'Storage failed.' } as const
  const database = createMemoryDatabase({ refuseRead: () => (refuses ? problem : undefined) })
  const { runs } = windowsOn(database)()
  const list = new LiveList('runs', runs)
  await runs.add(runRecord('a'))
  await list.refresh()
  refuses = true
  await runs.add(runRecord('b'))
  await list.refresh()
  expect([[...list.state.records.keys()], list.state.problem]).toEqual([['a'], problem])
  refuses = false
  await list.refresh()
  expect([[...list.state.records.keys()], list.state.problem]).toEqual([['a', 'b'], null])
})

test('a closed list hears nothing more', async () => {
  const { runs } = windowsOn(createMemoryDatabase())()
  const list = new LiveList('runs', runs)
  await list.refresh()
  list.close()
  await runs.add(runRecord('a'))
  expect([...list.state.records.keys()]).toEqual([])
})

test('after a read that failed while everything changed, everything is read again', async () => {
  let changed!: (ids: readonly string[] | 'all') => void
  const everything = ok({ records: [runRecord('a'), runRecord('b')], damaged: [] })
  const source = {
    list: vi.fn(async () => everything),
    read: vi.fn(async () => {
      await Promise.resolve()
      changed('all')
      return refuse({ code: 'failed' as const, text: 'Storage failed.' })
    }),
    onChange: (listener: typeof changed) => ((changed = listener), () => undefined),
  }
  const list = new LiveList('runs', source)
  await list.refresh()
  const heard: string[] = []
  list.onChange((_, read) => heard.push(...read))
  changed(['a'])
  await list.refresh()
  expect(heard).toEqual([])
  await list.refresh()
  expect(source.read).toHaveBeenCalledTimes(1)
  expect(source.list).toHaveBeenCalledTimes(2)
  expect(heard.sort()).toEqual(['a', 'b'])
})

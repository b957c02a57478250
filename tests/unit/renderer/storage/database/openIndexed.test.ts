import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { openIndexed } from '../../../../../src/renderer/storage/database/openIndexed'

vi.mock('idb', () => ({ openDB: vi.fn() }))
vi.stubGlobal('indexedDB', {})

test.each([
  ['a newer version wants to upgrade the database', 2, 'outdated'],
  ['somebody deletes the database', null, 'deleted'],
])('says so when %s', async (_, wanted, code) => {
  vi.mocked(openDB).mockResolvedValue({ objectStoreNames: { contains: () => true } } as never)
  const problems: string[] = []
  await openIndexed((problem) => problems.push(problem.code))
  const close = vi.fn()
  const options = vi.mocked(openDB).mock.lastCall![2]!
  options.blocking!(1, wanted, { target: { close } } as never)
  expect(close).toHaveBeenCalled()
  expect(problems).toEqual([code])
})

test('a browser that never answers is not waited for', async () => {
  vi.useFakeTimers()
  const close = vi.fn()
  let answer: (connection: unknown) => void = () => undefined
  vi.mocked(openDB).mockReturnValue(new Promise((settle) => (answer = settle)) as never)
  const problems: string[] = []
  const opened = openIndexed((problem) => problems.push(problem.code))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await opened).toBeNull()
  expect(problems).toEqual(['blocked'])
  answer({ close })
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalled()
  vi.useRealTimers()
})

test('another window that must close first is waited for, however long it takes', async () => {
  vi.useFakeTimers()
  let answer: (connection: unknown) => void = () => undefined
  vi.mocked(openDB).mockReturnValue(new Promise((settle) => (answer = settle)) as never)
  const opened = openIndexed(() => undefined)
  vi.mocked(openDB).mock.lastCall![2]!.blocked!(1, 2, {} as never)
  await vi.advanceTimersByTimeAsync(600_000)
  answer({ objectStoreNames: { contains: () => true } })
  expect(await opened).not.toBeNull()
  vi.useRealTimers()
})

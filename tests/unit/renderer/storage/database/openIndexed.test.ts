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

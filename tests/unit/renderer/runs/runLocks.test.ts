import { afterEach, expect, test, vi } from 'vitest'
import { browserLocks } from '../../../../src/renderer/runs/runLocks'
import { untilHolds } from '../../../support/waiting'

afterEach(() => vi.unstubAllGlobals())

/** A lock manager as browsers have it, as far as runs use it. */
function lockManager(foreign: readonly string[] = []) {
  const held = new Set<string>(foreign)
  return {
    request: vi.fn(
      async (name: string, _: object, work: (lock: { name: string } | null) => Promise<void> | undefined) => {
        if (held.has(name)) return work(null)
        held.add(name)
        await work({ name })
        held.delete(name)
      },
    ),
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
}

test.each([
  ['in a browser', () => ({ locks: lockManager() })],
  ['without locks of the browser', () => ({})],
])('%s a run has one holder, until it is released', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator())
  const locks = browserLocks()
  const release = await locks.take('a')
  expect(release).not.toBeNull()
  expect([await locks.take('a'), [...(await locks.held())]]).toEqual([null, ['a']])
  release!()
  await untilHolds(async () => expect([...(await locks.held())]).toEqual([]))
  expect(await locks.take('a')).not.toBeNull()
})

test('locks of others are not runs', async () => {
  vi.stubGlobal('navigator', { locks: lockManager(['some other app']) })
  expect([...(await browserLocks().held())]).toEqual([])
})

test('a lock request that the browser refuses is an error, not an endless wait', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('not allowed')) } })
  await expect(browserLocks().take('a')).rejects.toThrow('not allowed')
})

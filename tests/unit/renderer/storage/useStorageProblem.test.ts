// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { StorageHealth } from '../../../../src/renderer/storage/storageHealth'
import { useStorageProblem } from '../../../../src/renderer/storage/useStorageProblem'

const health = vi.hoisted(() => ({ current: undefined as unknown }))
vi.mock('../../../../src/renderer/storage/openStorage', () => ({
  openStorage: async () => ({ health: health.current }),
}))

const FULL = { code: 'full', text: 'The disk is full.' } as const
let storage: StorageHealth
beforeEach(() => void (health.current = storage = new StorageHealth()))

function follow() {
  const scope = effectScope()
  const problem = scope.run(() => useStorageProblem()) ?? shallowRef(null)
  return { problem, stop: () => scope.stop() }
}

test('the current problem is shown, and disappears when everything is stored', async () => {
  storage.report(FULL)
  const { problem } = follow()
  await flushPromises()
  expect(problem.value).toEqual(FULL)
  storage.recheck()
  expect(problem.value).toBeNull()
})

test('a component that is gone hears nothing more, even if it went while storage was opening', async () => {
  const one = follow()
  await flushPromises()
  one.stop()
  const other = follow()
  other.stop()
  await flushPromises()
  storage.report(FULL)
  expect([one.problem.value, other.problem.value]).toEqual([null, null])
})

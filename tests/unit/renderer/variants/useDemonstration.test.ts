import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, shallowRef } from 'vue'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { useDemonstration } from '../../../../src/renderer/variants/useDemonstration'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function demonstrating(id: string, at: string) {
  const variant = shallowRef(findPreset(id)!.make({}))
  const path = ref(at)
  const scope = effectScope()
  const demonstration = scope.run(() => useDemonstration(variant, path))!
  return { ...demonstration, variant, path, scope }
}

it('looks for an example a little after the rule was pointed at', async () => {
  const { shown, missing } = demonstrating('congkak', 'sow.direction')
  expect([shown.value, missing.value]).toEqual([null, 'searching'])
  await vi.advanceTimersByTimeAsync(79)
  expect(shown.value).toBeNull()
  await vi.runAllTimersAsync()
  expect(shown.value?.steps.length).toBeGreaterThan(0)
})

it('says why there is none, and finds one again for another rule', async () => {
  const { shown, missing, path } = demonstrating('congkak', 'match.burnt')
  await vi.runAllTimersAsync()
  expect([shown.value, missing.value]).toEqual([null, 'silent'])
  path.value = 'sow.origin'
  await nextTick()
  expect(missing.value).toBe('searching')
  await vi.runAllTimersAsync()
  expect(shown.value).not.toBeNull()
})

it('stops looking when it is no longer shown', async () => {
  const { shown, scope } = demonstrating('congkak', 'sow.direction')
  scope.stop()
  await vi.runAllTimersAsync()
  expect([shown.value, vi.getTimerCount()]).toEqual([null, 0])
})

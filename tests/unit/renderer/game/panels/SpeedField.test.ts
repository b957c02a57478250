// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import type { Step } from '../../../../../src/engine/rules/step'
import { usePlayback } from '../../../../../src/renderer/board/usePlayback'
import SpeedField from '../../../../../src/renderer/game/panels/SpeedField.vue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A lap of 12 seeds on a board of seven holes per side. */
const before = { seeds: Array.from({ length: 16 }, (_, slot) => (slot === 0 ? 12 : 0)), burnt: [] }
const lap: readonly Step[] = [
  { kind: 'lift', side: 'south', slot: 0, seeds: 12 },
  ...Array.from({ length: 12 }, (_, at): Step => ({ kind: 'drop', side: 'south', slot: at + 1 })),
]

/** What the Board does at a rate: seeds per second between the first and the last that land, or whole laps. */
async function boardAt(rate: number): Promise<string> {
  const scope = effectScope()
  const playback = scope.run(() => usePlayback(before, { rate, reducedMotion: false }))!
  void playback.play(before, lap)
  const landed = (): number => playback.frame.seeds.slice(1).reduce((sum, seeds) => sum + seeds, 0)
  const at: number[] = []
  for (let now = 0; playback.busy && now < 60_000; now += 16) {
    for (let count = at.length; count < landed(); count++) at.push(now)
    await vi.advanceTimersByTimeAsync(16)
  }
  scope.stop()
  const seconds = (at[10]! - at[0]!) / 1000
  if (seconds === 0) return 'whole laps'
  return `${Math.round(10 / seconds)} ${Math.round(10 / seconds) === 1 ? 'seed' : 'seeds'}/s`
}

function slider(rate: number, instant = false) {
  const field = mount(SpeedField, { props: { modelValue: rate, instant } })
  return { field, words: () => field.get('output').text(), input: field.get('input') }
}

it.each([1, 3, 6, 10, 16, 60, 100])('promises at %i what the Board does', async (rate) => {
  expect(slider(rate).words()).toBe(await boardAt(rate))
})

it('says that moves are shown at once where the Board shows no seeds', async () => {
  const { words, field } = slider(6, true)
  expect(words()).toBe('at once')
  await field.setProps({ instant: false })
  expect(words()).toBe('6 seeds/s')
})

it('has a notch for every speed, and reads out the same words as it shows', async () => {
  const { field, input, words } = slider(6)
  const seen = new Set<string>()
  for (let notch = 0; notch <= Number(input.attributes('max')); notch++) {
    await input.setValue(notch)
    await field.setProps({ modelValue: field.emitted<[number]>('update:modelValue')!.at(-1)![0] })
    await nextTick()
    expect(input.attributes('aria-valuetext')).toBe(words())
    expect((input.element as HTMLInputElement).value).toBe(String(notch))
    seen.add(words())
  }
  expect([...seen].slice(0, 2)).toEqual(['1 seed/s', '2 seeds/s'])
  expect(seen.has('whole laps')).toBe(true)
})

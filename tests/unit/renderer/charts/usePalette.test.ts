// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { PAPER } from '../../../../src/figures/palette'
import { usePalette } from '../../../../src/renderer/charts/usePalette'
import { untilHolds } from '../../../support/waiting'

const read = vi.hoisted(() => vi.fn(() => ({ theme: document.documentElement.dataset.theme })))
vi.mock('../../../../src/renderer/charts/readPalette', () => ({ readPalette: read }))

let scope: EffectScope
beforeEach(() => void (scope = effectScope()))
afterEach(() => {
  scope.stop()
  delete document.documentElement.dataset.theme
})
const palette = () => scope.run(() => usePalette())! as unknown as { value: { theme?: string } }

test('colours follow the theme of the page', async () => {
  const colours = palette()
  expect(colours.value).toEqual({ theme: undefined })
  document.documentElement.dataset.theme = 'dark'
  await untilHolds(() => expect(colours.value.theme).toBe('dark'))
})

test('paper is light, and the screen as before after printing', () => {
  const colours = palette()
  dispatchEvent(new Event('beforeprint'))
  expect(colours.value).toBe(PAPER)
  dispatchEvent(new Event('afterprint'))
  expect(colours.value).toEqual({ theme: undefined })
})

test('all charts share one palette, and the last one to go ends it', () => {
  read.mockClear()
  const [one, other] = [palette(), palette()]
  expect([one === other, read.mock.calls.length]).toEqual([true, 1])
  scope.stop()
  dispatchEvent(new Event('beforeprint'))
  expect(one.value).not.toBe(PAPER)
})

// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { platform } from '../../../../src/renderer/platform/platform'
import { INITIAL_SETTINGS, openStorage } from '../../../../src/renderer/storage/openStorage'
import { useSettings } from '../../../../src/renderer/storage/settings'

beforeEach(async () => void (await (await openStorage()).database.clear(['settings'])))
afterEach(() => vi.restoreAllMocks())

test('a setting is kept for later starts, and the others stay as they were', async () => {
  const first = useSettings(createPinia())
  await first.load()
  first.seedsPerSecond = 13
  expect(first.seedsPerSecond).toBe(13)
  await flushPromises()
  const later = useSettings(createPinia())
  await later.load()
  expect([later.seedsPerSecond, later.notifyWhenDone]).toEqual([13, INITIAL_SETTINGS.notifyWhenDone])
})

test('a change in another window is followed', async () => {
  const settings = useSettings(createPinia())
  await settings.load()
  const stored = await openStorage()
  await stored.settings.update('workers', () => 5)
  await flushPromises()
  expect(settings.workers).toBe(5)
})

test('what two windows add to a list at the same time is all kept, and both know it', async () => {
  const windows = [useSettings(createPinia()), useSettings(createPinia())] as const
  for (const settings of windows) await settings.load()
  windows[0].update('puzzlesSolved', (solved) => [...solved, 'first'])
  windows[1].update('puzzlesSolved', (solved) => [...solved, 'second'])
  expect(windows.map(({ puzzlesSolved }) => puzzlesSolved)).toEqual([['first'], ['second']])
  await flushPromises()
  for (const { puzzlesSolved } of windows) expect(puzzlesSolved).toEqual(['first', 'second'])
  const later = useSettings(createPinia())
  await later.load()
  expect(later.puzzlesSolved).toEqual(['first', 'second'])
})

test('of several quick choices the last one is kept', async () => {
  const settings = useSettings(createPinia())
  await settings.load()
  const seen: number[] = []
  for (const rate of [8, 10, 16]) {
    settings.seedsPerSecond = rate
    await Promise.resolve()
    seen.push(settings.seedsPerSecond)
  }
  await flushPromises()
  expect([seen, settings.seedsPerSecond]).toEqual([[8, 10, 16], 16])
})

test('the page and the desktop use the theme; the system decides if nobody chose one', async () => {
  const wear = vi.spyOn(platform, 'setTheme').mockImplementation(() => undefined)
  const settings = useSettings(createPinia())
  const theme = () => document.documentElement.dataset.theme
  settings.theme = 'dark'
  await nextTick()
  expect([theme(), settings.dark, wear.mock.lastCall]).toEqual(['dark', true, ['dark']])
  settings.theme = 'light'
  await nextTick()
  expect([theme(), settings.dark]).toEqual(['light', false])
  settings.theme = 'system'
  await nextTick()
  expect([theme(), wear.mock.lastCall]).toEqual([undefined, ['system']])
})

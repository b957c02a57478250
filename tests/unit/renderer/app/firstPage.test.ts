// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'
import { firstPage, PATIENCE } from '../../../../src/renderer/app/firstPage'
import { useSettings } from '../../../../src/renderer/storage/settings'

beforeEach(() => setActivePinia(createPinia()))

it('is the start page until it was left, and the board from then on', async () => {
  expect(await firstPage()).toBe('/start')
  useSettings().welcomed = true
  expect(await firstPage()).toBe('/board')
})

it('is the board if the settings cannot be read in time', async () => {
  vi.useFakeTimers()
  const settings = useSettings()
  vi.spyOn(settings, 'load').mockReturnValue(new Promise(() => {}))
  const page = firstPage()
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(await page).toBe('/board')
  vi.useRealTimers()
})

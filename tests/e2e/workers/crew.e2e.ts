import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findingOf, laboratoryOf } from '../../support/browser/laboratory.ts'
import { closeBrowser, openApp, type OpenedApp } from '../../support/browser/openApp.ts'

afterAll(closeBrowser)

/** Counts, from now on, the jobs that are given to workers together with a memory that threads share. */
async function watchShared(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as { shared?: number }
    counted.shared = 0
    const holds = (value: unknown, depth: number): boolean => {
      if (value instanceof WebAssembly.Memory) return value.buffer.constructor.name === 'SharedArrayBuffer'
      if (depth === 0 || typeof value !== 'object' || value === null) return false
      return Object.values(value).some((part) => holds(part, depth - 1))
    }
    const post = Worker.prototype.postMessage as (...args: unknown[]) => void
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      if (holds(args[0], 6)) counted.shared!++
      post.apply(this, args)
    } as Worker['postMessage']
  })
}

/** Solves kalah(4,8) with all its moves, on as many workers as a machine with two cores has. */
async function solve({ page }: OpenedApp): Promise<{ readonly finding: string; readonly shared: number }> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 })
  })
  await page.reload()
  await watchShared(page)
  const lab = laboratoryOf(page)
  await lab.setUp('Game values', {
    'Holes per side from': '4',
    'Holes per side to': '4',
    'Seeds per hole from': '8',
    'Seeds per hole to': '8',
  })
  await page.getByRole('main').locator('summary', { hasText: 'More' }).click()
  await page.getByLabel('Values of first moves').selectOption({ label: 'All of them exactly' })
  await lab.run()
  await lab.ends('done')
  const finding = await findingOf(page).innerText()
  const shared = await page.evaluate(() => (globalThis as { shared?: number }).shared ?? 0)
  return { finding, shared }
}

test('workers of an isolated page solve a game in one memory', async () => {
  const app = await openApp({ path: '/experiments' })
  const { finding, shared } = await solve(app)
  expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(true)
  expect(finding).toMatch(/North wins Kalah \(4, 8\) by 14/)
  // Each of the four first moves has a leader.
  expect(shared).toBeGreaterThanOrEqual(4)
  await app.shoot('crew')
  await app.close()
})

test('workers of a page that is not isolated solve it move by move, each in its own memory', async () => {
  const app = await openApp({ path: '/experiments' })
  await app.page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRetries: 5 })
    const headers = Object.entries(response.headers()).filter(([name]) => !name.startsWith('cross-origin-'))
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
  const { finding, shared } = await solve(app)
  expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(false)
  expect(finding).toMatch(/North wins Kalah \(4, 8\) by 14/)
  expect(shared).toBe(0)
  await app.close()
})

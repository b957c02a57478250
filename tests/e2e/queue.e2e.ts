import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const JOBS = 1_000

/** Stores copies of the one run there is, each with its own seed. */
async function multiply(page: Page, count: number): Promise<void> {
  await page.evaluate(async (copies) => {
    const opened = await new Promise<IDBDatabase>((settle) => {
      const request = indexedDB.open('lumbung')
      request.onsuccess = () => settle(request.result)
    })
    const writing = opened.transaction('runs', 'readwrite')
    const runs = writing.objectStore('runs')
    const all = await new Promise<Record<string, unknown>[]>((settle) => {
      const request = runs.getAll()
      request.onsuccess = () => settle(request.result as Record<string, unknown>[])
    })
    // A changed copy does not match the checksum of the original; records without one are accepted.
    const { checksum: _, ...run } = all[0]!
    for (let at = 1; at < copies; at++) {
      const spec = { ...(run.spec as object), seed: at }
      runs.put({ ...run, id: `copy-${at}`, seed: String(at), spec, created: Number(run.created) + at })
    }
    await new Promise((settle) => (writing.oncomplete = settle))
    opened.close()
  }, count)
}

/** How many runs are stored with each status. */
async function stored(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of await keptRecords(page, 'runs'))
    counts[String(status)] = (counts[String(status)] ?? 0) + 1
  return counts
}

test('whoever starts a run and goes to another page stays there', async () => {
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  await laboratoryOf(page).setUp('Match series', { Games: '2,000' })
  // Both within one task of the page, before the run can have been stored.
  await page.getByRole('button', { name: 'Run', exact: true }).evaluate((run) => {
    ;(run as HTMLElement).click()
    location.hash = '#/results'
  })
  await page.getByRole('option', { name: /Congkak/ }).waitFor()
  await expect.poll(() => stored(page)).toEqual({ done: 1 })
  expect(new URL(page.url()).hash).toMatch(/^#\/results/)
  await app.close()
})

test('a queue of a thousand jobs draws those in sight, and pausing all of them outlives a reload', async () => {
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: '50,000,000' })
  const row = await lab.run()
  await row.getByRole('button', { name: /^Pause/ }).click()
  await lab.ends('paused')
  await expect.poll(() => stored(page)).toEqual({ paused: 1 })
  await multiply(page, JOBS)
  await page.reload()
  await page.getByText('1,000 paused').waitFor()
  const rows = await jobsOf(page).count()
  expect(rows).toBeGreaterThan(3)
  expect(rows).toBeLessThan(40)

  await page.getByRole('button', { name: 'Resume all' }).click()
  await page.getByText(/running, 99\d waiting/).waitFor()
  expect(await jobsOf(page).count()).toBeLessThan(40)
  await page.getByRole('button', { name: 'Pause all' }).click()
  await page.getByText('1,000 paused').waitFor()
  await expect.poll(() => stored(page)).toEqual({ paused: JOBS })
  await page.reload()
  await page.getByText('1,000 paused').waitFor()
  expect(await stored(page)).toEqual({ paused: JOBS })
  await app.close()
})

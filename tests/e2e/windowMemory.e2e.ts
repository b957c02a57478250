import type { CDPSession, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findingOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

const PAGES = ['/board', '/variants', '/experiments', '/results', '/papers']
/** `CHANGES=1000 REPORTS=200 npx vitest run -c vitest.e2e.config.ts tests/e2e/windowMemory.e2e.ts` looks longer. */
const CHANGES = Number(process.env.CHANGES ?? 200)
const REPORTS = Number(process.env.REPORTS ?? 50)
/** Caches fill first: this share of the way is not compared. */
const WARM_UP = 0.25

afterAll(closeBrowser)

/** Megabytes of live objects and the number of nodes of a page, after its garbage is collected. */
async function weigh(session: CDPSession): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { megabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes') }
}

/** Does something many times; the page must not weigh more at the end than after its caches were filled. */
async function staysFlat(
  page: Page,
  what: string,
  times: number,
  once: (at: number) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let at = 0; at < times * WARM_UP; at++) await once(at)
  const early = await weigh(session)
  for (let at = Math.ceil(times * WARM_UP); at < times; at++) await once(at)
  const late = await weigh(session)
  console.log(
    `${times} ${what}: ${early.megabytes.toFixed(1)} MB, then ${late.megabytes.toFixed(1)} MB; ` +
      `${early.nodes} nodes, then ${late.nodes}`,
  )
  expect(late.megabytes, `megabytes after ${times} ${what}`).toBeLessThan(early.megabytes * 1.1)
  expect(late.nodes, `nodes after ${times} ${what}`).toBeLessThan(early.nodes * 1.1)
}

test('pages and reports leave nothing behind', async () => {
  const app = await openApp({ path: '/experiments', reducedMotion: true })
  const { page } = app
  const lab = laboratoryOf(page)
  await lab.measure('Match series', { Games: '2,000' })
  await lab.measure('Match series', { Games: '3,000' })

  const visit = async (path: string): Promise<void> => {
    await page.evaluate((to) => void (location.hash = to), path)
    await page.getByRole('heading', { level: 1, name: path.slice(1) }).waitFor()
  }
  await staysFlat(page, 'page changes', CHANGES, (at) => visit(PAGES[at % PAGES.length]!))

  await visit('/results')
  const runs = page.getByRole('listbox', { name: 'Runs' }).getByRole('option')
  await staysFlat(page, 'opened reports', REPORTS, async (at) => {
    await runs.nth(at % 2).click()
    await findingOf(page).waitFor()
  })
  await app.close()
}, 600_000)

import type { CDPSession, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findingOf, laboratoryOf } from '../../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../../support/browser/openApp.ts'

const PAGES = ['/board', '/variants', '/experiments', '/results', '/papers']
/** `CHANGES=200 REPORTS=50 npx vitest run -c vitest.e2e.config.ts tests/e2e/endurance/windowMemory.e2e.ts` looks longer. */
const CHANGES = Number(process.env.CHANGES ?? 36)
const REPORTS = Number(process.env.REPORTS ?? 12)
const ROUNDS = 12
/** Caches fill first: these rounds are not compared. */
const WARM_UP = 4
/** Growth from the first compared round to the last, as a share of the whole. */
const MOST_GROWTH = 0.1

afterAll(closeBrowser)

/** Megabytes of live objects and the number of nodes of a page, after its garbage is collected. */
async function weigh(session: CDPSession): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  for (let round = 0; round < 4; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { megabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes') }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * How much of the whole is added from the first value to the last: by the median slope between any two of them
 * (Theil–Sen), which a single heavy moment, such as a cache that is rebuilt, does not change.
 */
function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((late, at) =>
    values.slice(0, at).map((early, before) => (late - early) / (at - before)),
  )
  return (median(slopes) * (values.length - 1)) / median(values)
}

/** Does something many times, in rounds that all end at the same place, and weighs the page after each. */
async function growth(
  page: Page,
  what: string,
  times: number,
  once: (at: number) => Promise<void>,
): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const weights: { readonly megabytes: number; readonly nodes: number }[] = []
  const perRound = Math.ceil(times / ROUNDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < perRound; at++) await once(round * perRound + at)
    await once(0)
    weights.push(await weigh(session))
  }
  await session.detach()
  const compared = weights.slice(WARM_UP)
  const grown = {
    megabytes: growthOf(compared.map(({ megabytes }) => megabytes)),
    nodes: growthOf(compared.map(({ nodes }) => nodes)),
  }
  const listed = weights.map(({ megabytes, nodes }) => `${megabytes.toFixed(1)} MB/${nodes}`).join(', ')
  console.log(
    `${(perRound + 1) * ROUNDS} ${what}: ${(100 * grown.megabytes).toFixed(1)}% heavier, ` +
      `${(100 * grown.nodes).toFixed(1)}% more nodes after ${WARM_UP} rounds (${listed})`,
  )
  return grown
}

test('pages and reports leave nothing behind, and what is left behind is noticed', async () => {
  const app = await openApp({ path: '/experiments', reducedMotion: true })
  const { page } = app
  const lab = laboratoryOf(page)
  await lab.measure('Match series', { Games: '2,000' })
  await lab.measure('Match series', { Games: '3,000' })

  const visit = async (path: string): Promise<void> => {
    await page.evaluate((to) => void (location.hash = to), path)
    await page.getByRole('heading', { level: 1, name: path.slice(1) }).waitFor()
  }
  const change = (at: number) => visit(PAGES[at % PAGES.length]!)
  const changed = await growth(page, 'page changes', CHANGES, change)
  expect(changed.megabytes).toBeLessThan(MOST_GROWTH)
  expect(changed.nodes).toBeLessThan(MOST_GROWTH)

  await visit('/results')
  const runs = page.getByRole('listbox', { name: 'Runs' }).getByRole('option')
  const opened = await growth(page, 'opened reports', REPORTS, async (at) => {
    await runs.nth(at % 2).click()
    await findingOf(page).waitFor()
  })
  expect(opened.megabytes).toBeLessThan(MOST_GROWTH)
  expect(opened.nodes).toBeLessThan(MOST_GROWTH)

  const leaking = await growth(page, 'page changes that keep 200 kB each', 24, async (at) => {
    await change(at)
    await page.evaluate(() => {
      const kept = ((globalThis as unknown as { kept?: unknown[] }).kept ??= [])
      kept.push(Array.from({ length: 25_000 }, (_, place) => place + 0.5))
    })
  })
  expect(leaking.megabytes).toBeGreaterThan(MOST_GROWTH)
  await app.close()
}, 900_000)

import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
}

const forbids = (name: string): string =>
  `IDBFactory.prototype.open = () => { throw new DOMException('for a test', '${name}') }`

test.each([
  ['forbids IndexedDB', forbids('SecurityError'), /does not let Lumbung store data/],
  ['fails to open it', forbids('UnknownError'), /This browser stores nothing/],
])(
  'a browser that %s is reported, and everything works until the window is closed',
  async (_, script, told) => {
    const app = await openApp({ path: '/experiments' })
    const { page } = app
    await page.addInitScript(script)
    await reload(page)
    await page.getByText(told).waitFor()
    const lab = laboratoryOf(page)
    await lab.measure('Match series', { Games: '1,000' })
    await lab.openReport()
    await app.visit('/board')
    await app.visit('/experiments')
    expect(await jobsOf(page, 'done').count()).toBe(1)
    await app.close()
  },
)

test('a database deleted during a run is reported; the run goes with it, and new results are stored again', async () => {
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: '30,000,000' })
  await lab.run()
  await page.evaluate(
    () =>
      new Promise<void>((settle) => {
        const request = indexedDB.deleteDatabase('lumbung')
        request.onsuccess = () => settle()
      }),
  )
  await page.getByText(/^The stored results were deleted/).waitFor()
  await expect.poll(() => jobsOf(page).count()).toBe(0)
  await lab.measure('Match series', { Games: '1,000' })
  await reload(page)
  await app.visit('/results')
  await page.getByRole('option').waitFor()
  await app.close()
})

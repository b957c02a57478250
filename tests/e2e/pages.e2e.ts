import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const PAGES = ['board', 'variants', 'experiments', 'results', 'papers', 'settings'] as const

test.each(['light', 'dark'] as const)('every page opens quietly in %s', async (theme) => {
  const app = await openApp({ theme })
  for (const name of PAGES) {
    await app.page.getByRole('navigation').getByRole('link', { name, exact: false }).click()
    await app.page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor()
    expect(await app.page.title()).toMatch(new RegExp(name, 'i'))
    await app.shoot(`${name}-${theme}`)
  }
  await app.close()
})

test('every page still fits at 200 %', async () => {
  const app = await openApp({ zoom: 2 })
  for (const name of PAGES) {
    await app.visit(`/${name}`)
    await app.shoot(`${name}-200`)
    const overflow = await app.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0)
  }
  await app.close()
})

test('an address that is not there leads to the board', async () => {
  const app = await openApp()
  await app.visit('/settings')
  await app.page.goto(`${app.address}#/nowhere/at/all`)
  await app.page.waitForURL(/#\/board$/)
  await app.page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await app.close()
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious in the frame and the settings in %s',
  async (theme) => {
    const app = await openApp({ path: '/settings', theme })
    await app.page.getByRole('button', { name: 'Forget all' }).click()
    await app.page.getByRole('dialog').waitFor()
    await app.page.keyboard.press('Escape')
    await expectAccessible(app.page)
    await app.close()
  },
)

test('settings are kept over a reload, and everything can be forgotten and brought back', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await page.getByRole('radio', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Workers: more' }).click()
  await page.reload()
  await page.locator('html[data-theme="dark"]').waitFor()
  expect(await page.getByRole('spinbutton', { name: 'Workers' }).inputValue()).not.toBe('1')
  await page.getByRole('button', { name: 'Forget all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget all' }).click()
  await page.getByText(/^Forgot/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Back again/).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  expect((await download).suggestedFilename()).toBe('lumbung-backup.json')
  await app.close()
})

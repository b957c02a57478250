import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { expectAccessible, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const PAGES = ['board', 'puzzles', 'variants', 'experiments', 'results', 'papers', 'settings'] as const

test.each(['light', 'dark'] as const)(
  'every page opens quietly, and axe finds nothing serious on it, in %s',
  async (theme) => {
    const app = await openApp({ theme })
    for (const name of PAGES) {
      await app.page.getByRole('navigation').getByRole('link', { name, exact: false }).click()
      await app.page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor()
      expect(await app.page.title()).toMatch(new RegExp(name, 'i'))
      await app.shoot(`${name}-${theme}`)
      await expectAccessible(app.page)
    }
    await app.close()
  },
)

test('an unknown address leads to the board', async () => {
  const app = await openApp()
  await app.visit('/settings')
  await app.page.goto(`${app.address}#/nowhere/at/all`)
  await app.page.waitForURL(/#\/board$/)
  await app.page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await app.close()
})

/** Entries of menus that open a dialog of the app. */
const ASKING = /^(Picture…|Compare…|Copy as cluster job|Rename or move to a project|Save or copy the figure)$/

/** What opens from a page: a menu, a card or a dialog. */
const popup = (page: Page) => page.getByRole('menu').or(page.getByRole('dialog'))

/**
 * Opens something by keyboard, looks at it, and closes it: the focus must be in it, and then where it was. Returns the entries of
 * a menu.
 */
async function openAndClose(page: Page, button: Locator, entry: string | null): Promise<readonly string[]> {
  await button.press('Enter')
  if (entry !== null) await page.getByRole('menuitem', { name: entry }).press('Enter')
  const opened = entry === null ? popup(page) : page.getByRole('dialog')
  await opened.waitFor()
  await expect.poll(() => opened.evaluate((it) => it.matches(':focus-within'))).toBe(true)
  await expectAccessible(page)
  const entries = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
  return entries.map((text) => text.trim())
}

test.each(['light', 'dark'] as const)(
  'menus, cards and dialogs of every page hold the focus and give it back, and axe finds nothing serious, in %s',
  async (theme) => {
    const app = await openApp({ theme, path: '/experiments' })
    const { page } = app
    const lab = laboratoryOf(page)
    await lab.setUp('Match series', { Games: '1,000' })
    await lab.run()
    await lab.ends('done')
    for (const name of PAGES) {
      await page.getByRole('navigation').getByRole('link', { name, exact: false }).click()
      await page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }).waitFor()
      const openers = page.getByRole('main').locator('button[aria-haspopup]:enabled')
      for (let at = 0; at < (await openers.count()); at++) {
        const button = openers.nth(at)
        for (const entry of await openAndClose(page, button, null))
          if (ASKING.test(entry)) await openAndClose(page, button, entry)
      }
    }
    await app.close()
  },
)

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious in the frame and the settings in %s',
  async (theme) => {
    const app = await openApp({ path: '/settings', theme })
    await app.page.getByRole('button', { name: 'Delete all' }).click()
    await app.page.getByRole('dialog').waitFor()
    await app.page.keyboard.press('Escape')
    await expectAccessible(app.page)
    await app.close()
  },
)

test('settings are kept over a reload', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  const workers = page.getByRole('spinbutton', { name: 'Workers' })
  const before = Number(await workers.inputValue())
  await page.getByRole('radio', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Workers: increase' }).click()
  await expect.poll(() => workers.inputValue()).toBe(String(before + 1))
  await expect
    .poll(async () => JSON.stringify(await keptRecords(page, 'settings')))
    .toMatch(new RegExp(`"workers","value":${before + 1}`))
  await page.reload()
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor()
  await expect.poll(() => workers.inputValue()).toBe(String(before + 1))
  await app.close()
})

test('everything can be forgotten, restored and exported', async () => {
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  await laboratoryOf(page).measure('Match series', { Games: '1,000' })
  await app.visit('/settings')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click()
  await page.getByText(/^Deleted 1 run,/).waitFor()
  expect(await keptRecords(page, 'runs')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Restored 1 run,/).waitFor()
  expect(await keptRecords(page, 'runs')).toHaveLength(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  expect((await download).suggestedFilename()).toBe('lumbung-backup.json')
  await app.close()
})

test('the focus moves to the heading of a page that is opened', async () => {
  const app = await openApp()
  await app.page.getByRole('link', { name: 'Results' }).click()
  await app.page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  await expect
    .poll(() => app.page.evaluate(() => document.activeElement?.outerHTML))
    .toMatch(/^<h1[^>]*>Results</)
  await app.close()
})

test('a page that cannot be loaded without a connection is named, and opens once there is one', async () => {
  const app = await openApp({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  const { page } = app
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Papers' }).click()
  await page.getByText('Papers could not be loaded. Check your connection.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /Try again|Reload/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
  await app.close()
})

test('an undo can still be reached by keyboard after its notice has gone', async () => {
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  await laboratoryOf(page).measure('Match series', { Games: '1,000' })
  await app.visit('/results')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No results yet.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Recent messages' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Recent messages' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await page.getByRole('option').waitFor()
  await app.close()
})

test('the title of a page has a ring after a key, and none after a click', async () => {
  const app = await openApp({ path: '/board' })
  const { page } = app
  const ring = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => [document.activeElement === title, getComputedStyle(title).outlineStyle])
  const rail = page.getByRole('navigation', { name: 'Pages' })
  await rail.getByRole('link', { name: 'Results' }).click()
  await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  await expect.poll(ring).toEqual([true, 'none'])
  await rail.getByRole('link', { name: 'Papers' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
  await expect.poll(ring).toEqual([true, 'solid'])
  await app.close()
})

/** WCAG 2.5.8: what is clicked is at least this large, in pixels; links within a sentence are not counted. */
const TARGET = 24

test('everything that can be clicked is large enough', async () => {
  const app = await openApp()
  for (const name of PAGES) {
    await app.visit(`/${name}`)
    const small = await app.page.evaluate((least) => {
      const all = document.querySelectorAll<HTMLElement>(
        'button, select, input:not([type="range"]), [role="radio"], [role="switch"], nav a',
      )
      return [...all].flatMap((element) => {
        // A click on its label does the same.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        const named = element.ariaLabel ?? element.textContent
        return width > 0 && Math.min(width, height) < least ? [`${named} ${width}×${height}`] : []
      })
    }, TARGET)
    expect(small, name).toEqual([])
  }
  await app.close()
})

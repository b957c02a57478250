import { afterAll, expect, test } from 'vitest'
import { recorded } from '../support/browser/boardPage.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a strategy is written, corrected, stored, plays on the Board, and is removed and restored', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await page.getByRole('button', { name: 'New strategy…' }).click()
  const json = page.getByLabel('The strategy as JSON')
  const first = await json.inputValue()
  await json.fill(first.replace('endInStore', 'win'))
  await page.getByText(/^At rules\.0\.play: expected /).waitFor()
  expect(await page.getByRole('button', { name: 'Store', exact: true }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await json.fill(first.replace('My strategy', 'Nearest first'))
  await page.getByRole('button', { name: 'Store', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Nearest first' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Change Nearest first' }).waitFor()

  // It is stored like everything else.
  await page.reload()
  await page.getByRole('button', { name: 'Change Nearest first' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Ask for a move' }).click()
  await page.getByText(/^Nearest first plays \d\.$/).waitFor()
  await page.getByLabel('Who plays South').selectOption('Nearest first')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await recorded(page).first().waitFor()
  await app.close()
})

test('the browser says why it cannot start programs', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await page.getByText(/^A web page cannot start programs on your computer\./).waitFor()
  expect(await page.getByRole('button', { name: 'Add a program…' }).count()).toBe(0)
  await app.close()
})

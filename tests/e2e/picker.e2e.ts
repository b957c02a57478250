import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a game is found by another spelling and played by keyboard', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Choose the game' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a game' })
  const field = dialog.getByRole('searchbox', { name: 'Search games' })
  await field.waitFor()
  await app.shoot('picker')
  await expectAccessible(page)
  await field.fill('sunka')
  await dialog.getByText('1 game found').waitFor()
  await app.shoot('picker-search')
  await field.fill('Ghana')
  await expect.poll(() => dialog.getByRole('button', { name: /^Oware / }).count()).toBeGreaterThan(0)
  await field.fill('togyzqumalaq')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const chosen = page.getByRole('button', { name: 'Choose the game' })
  await expect.poll(() => chosen.textContent()).toContain('Toguz Kumalak')
  await app.close()
})

test('arrows walk over the cards, / returns to the search, and Escape keeps the game', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Choose the game' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a game' })
  const field = dialog.getByRole('searchbox', { name: 'Search games' })
  await field.waitFor()
  const pressed = dialog.getByRole('button', { pressed: true })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => pressed.textContent()).toContain('Congkak')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pressed.textContent()).toContain('Congkak in rounds')
  await page.keyboard.press('/')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByRole('button', { name: 'Choose the game' }).textContent()).toContain('Congkak')
  await app.close()
})

test('however much sets a game apart, its picture stands above its name', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Choose the game' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a game' })
  await dialog.getByRole('searchbox', { name: 'Search games' }).fill('oware')
  const about = dialog.getByRole('complementary')
  await about.getByRole('heading', { level: 2, name: 'Oware' }).waitFor()
  await about.getByText('Like Congkak, but').waitFor()
  const [picture, name] = await about.evaluate((box) =>
    [box.firstElementChild!, box.getElementsByTagName('h2')[0]!].map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(picture!.bottom).toBeLessThanOrEqual(name!.top)
  await app.close()
})

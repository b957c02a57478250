import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openApp } from './harness/openApp.ts'

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
  await app.visit('/nowhere/at/all')
  expect(app.page.url()).toMatch(/#\/board$/)
  await app.close()
})

import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { paste } from '../support/browser/boardPage.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const bytesOf = async (download: Download): Promise<Buffer> => readFile((await download.path())!)

test('a position is saved as a drawing that stands alone and as a picture, with arrows and numbers', async () => {
  const app = await openApp({ theme: 'dark' })
  const { page } = app
  await paste(page, '7 3 7')
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Picture…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Arrows').selectOption({ index: 1 })
  await expectAccessible(page)
  await app.shoot('picture-dark')

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save SVG' }).click()
  const svg = await saved
  expect(svg.suggestedFilename()).toBe('congkak-7x7-move-3.svg')
  const text = (await bytesOf(svg)).toString()
  expect(text).toMatch(/^<svg xmlns/)
  expect(text).toContain('<title>Congkak, 7 holes per side</title>')
  expect(text, 'colours are written out').not.toMatch(/var\(|class=|style=|data-/)
  const parsed = await page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'image/svg+xml')
    const numbers = [...read.querySelectorAll('text')].map((each) => Number(each.textContent))
    return {
      faulty: read.querySelector('parsererror') !== null,
      numbers,
      tips: read.querySelectorAll('[marker-end]').length,
    }
  }, text)
  expect(parsed.faulty).toBe(false)
  expect(parsed.tips, 'arrows').toBeGreaterThan(0)
  expect(parsed.numbers.length, 'counts of 16 hollows, numbers of 14 holes').toBeGreaterThanOrEqual(30)

  const drawn = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save PNG' }).click()
  const png = await bytesOf(await drawn)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16), 'pixels across').toBe(2400)
  expect(png.length).toBeGreaterThan(50_000)
  await app.close()
})

test('a picture is copied to the clipboard', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Picture…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Picture copied').waitFor()
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(types).toContain('image/png')
  await app.close()
})

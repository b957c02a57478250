import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Download, Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { paste } from '../support/browser/boardPage.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp, type OpenedApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** Pictures are kept next to the screenshots for inspection. */
const KEPT = resolve('out/shots/figures')
const hasPoppler = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0
const bytesOf = async (download: Download): Promise<Buffer> => readFile((await download.path())!)

/** Opens the dialog for a picture of a position after three moves, with arrows. */
async function pictureDialog({ page }: OpenedApp): Promise<Locator> {
  await paste(page, '7 3 7')
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Picture…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Arrows').selectOption({ index: 1 })
  return dialog
}

/** Chooses a file and a width, and saves. */
async function save({ page }: OpenedApp, dialog: Locator, format: string, width: string) {
  await dialog.getByRole('radio', { name: format, exact: true }).click()
  await dialog.getByRole('radio', { name: width }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const download = await saved
  const file = join(KEPT, download.suggestedFilename())
  await download.saveAs(file)
  return { name: download.suggestedFilename(), file, bytes: await bytesOf(download) }
}

test('a position is saved as a drawing that stands alone and as a picture, with arrows and numbers', async () => {
  const app = await openApp({ theme: 'dark' })
  const { page } = app
  const dialog = await pictureDialog(app)
  await expectAccessible(page)
  await app.shoot('picture-dark')

  const svg = await save(app, dialog, 'SVG', 'One column')
  expect(svg.name).toBe('congkak-7x7-move-3-one-column.svg')
  const text = svg.bytes.toString()
  expect(text).toContain('width="85mm"')
  expect(text, 'its fonts are inside').toContain("@font-face{font-family:'Lumbung Figure'")
  expect(text).toMatch(
    /<desc>Congkak, 7 holes per side\. South’s holes, from hole 1: [\d, ]+; South’s store: \d+/,
  )
  expect(text).toMatch(/^<svg xmlns/)
  expect(text).toContain('<title>Congkak, 7 holes per side</title>')
  expect(text, 'colours are written out').not.toMatch(/var\(|class=|style=|data-/)
  const parsed = await page.evaluate(
    (source) => {
      const read = new DOMParser().parseFromString(source, 'image/svg+xml')
      const numbers = [...read.querySelectorAll('text')].map((each) => Number(each.textContent))
      return {
        faulty: read.querySelector('parsererror') !== null,
        numbers,
        tips: read.querySelectorAll('[marker-end]').length,
      }
    },
    text.replace(/<style>.*<\/style>/, ''),
  )
  expect(parsed.faulty).toBe(false)
  expect(parsed.tips, 'arrows').toBeGreaterThan(0)
  expect(parsed.numbers.length, 'counts of 16 hollows, numbers of 14 holes').toBeGreaterThanOrEqual(30)

  const { bytes: png } = await save(app, dialog, 'PNG', 'Two columns')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16), 'pixels across').toBe(Math.round((175 / 25.4) * 400))
  expect(png.length).toBeGreaterThan(50_000)

  const pdf = await save(app, dialog, 'PDF', 'Slide')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.bytes.toString('latin1'), 'vectors alone').not.toContain('/Subtype /Image')
  await app.close()
})

test.skipIf(!hasPoppler)('a picture as PDF carries text, fonts and its size (needs poppler)', async () => {
  const app = await openApp()
  const { file } = await save(app, await pictureDialog(app), 'PDF', 'Slide')
  const read = (tool: string, ...args: string[]): string => spawnSync(tool, args, { encoding: 'utf8' }).stdout
  const numbers = read('pdftotext', '-layout', file, '-').match(/\d+/g)
  expect(numbers?.length, 'counts and hole numbers can be selected').toBeGreaterThanOrEqual(30)
  expect(read('pdffonts', file)).toMatch(/LumbungFigure-Bold\s+CID TrueType\s+Identity-H\s+yes/)
  expect(read('pdfinfo', file)).toMatch(/Page size: +907\.\d+ x/)
  await app.close()
})

test('a picture is copied to the clipboard', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Picture…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy picture' }).click()
  await page.getByText('Picture copied').waitFor()
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(types).toContain('image/png')
  await app.close()
})

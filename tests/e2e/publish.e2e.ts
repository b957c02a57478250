import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openApp, type OpenedApp } from '../support/browser/openApp.ts'
import { expectAccessible, laboratoryOf } from '../support/browser/laboratory.ts'

afterAll(closeBrowser)

/** Figures and bundles are kept next to the screenshots for inspection. */
const KEPT = resolve('out/shots/figures')
mkdirSync(KEPT, { recursive: true })
const hasPoppler = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0

/** Charts that are saved as PDF, and how wide. */
const PDFS = [
  ['Moves per game', 'Two columns'],
  ['Win rates as more games are played', 'Slide'],
] as const

async function measured(theme: 'light' | 'dark' = 'light'): Promise<OpenedApp> {
  const app = await openApp({ path: '/experiments', theme })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '3,000' })
  await lab.openReport()
  return app
}

/** Opens the dialog of a chart, chooses a file and a width, and saves. */
async function figureOf(app: OpenedApp, chart: string, format: string, width: string) {
  const { page } = app
  await page.getByRole('button', { name: `Save: ${chart}` }).click()
  await page.getByRole('menuitem', { name: 'Save or copy the figure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: format, exact: true }).click()
  await dialog.getByRole('radio', { name: width }).click()
  const saved = await laboratoryOf(page).saved(() =>
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  )
  writeFileSync(join(KEPT, saved.name), saved.bytes)
  return saved
}

test('a chart becomes a vector figure of a column’s width, with its text', async () => {
  const app = await measured('dark')
  const svg = await figureOf(app, 'How often each side wins', 'SVG', 'One column')
  const text = svg.bytes.toString('utf8')
  expect(svg.name).toMatch(/one-column\.svg$/)
  expect(text).toContain('width="85mm"')
  expect(text).toContain('South')
  expect(text).toMatch(/<desc id="[^"]*">[^<]*South/)
  expect(text).toContain('@font-face')
  expect(text).not.toContain('<image')
  for (const [chart, width] of PDFS)
    expect((await figureOf(app, chart, 'PDF', width)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const png = await figureOf(app, 'How often each side wins', 'PNG', 'Two columns')
  expect(png.bytes.readUInt32BE(16)).toBe(Math.round((175 / 25.4) * 400))
  await app.close()
})

test.skipIf(!hasPoppler)('a chart as PDF carries its text and its fonts (needs poppler)', async () => {
  const app = await measured()
  for (const [chart, width] of PDFS) {
    const { name } = await figureOf(app, chart, 'PDF', width)
    const read = spawnSync('pdftotext', [join(KEPT, name), '-'], { encoding: 'utf8' })
    expect(read.stdout).toContain('Made with Lumbung')
    const fonts = spawnSync('pdffonts', [join(KEPT, name)], { encoding: 'utf8' }).stdout
    expect(fonts).toMatch(/LumbungFigure-Regular\s+CID TrueType\s+Identity-H\s+yes/)
  }
  await app.close()
})

test('a run becomes a research bundle; its dialog and list are accessible', async () => {
  const app = await measured()
  const { page } = app
  await expectAccessible(page)
  await app.shoot('results-notebook')
  const { name, bytes } = await laboratoryOf(page).saved(() =>
    page.getByRole('button', { name: 'Research bundle' }).click(),
  )
  expect(name).toMatch(/3-000-games.*random-seed.*\.zip$/)
  const files = unzipSync(new Uint8Array(bytes))
  for (const [path, content] of Object.entries(files))
    if (path.startsWith('figures/')) writeFileSync(join(KEPT, path.slice('figures/'.length)), content)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'figures/shares.pdf',
      'figures/shares.svg',
      'run.json',
      'notebook.Rmd',
      'spec.json',
    ]),
  )
  expect(strFromU8(files['methods.md']!)).toContain('3,000 games were played')
  await page.getByRole('button', { name: 'Save: How often each side wins' }).click()
  await page.getByRole('menuitem', { name: 'Save or copy the figure' }).click()
  await page.getByRole('dialog').waitFor()
  await app.shoot('figure-dialog')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await app.close()
})

test('a run is renamed, put into a project, and found by it', async () => {
  const app = await measured()
  const { page } = app
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename or move to a project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the run').fill('My first series')
  await dialog.getByLabel('Project').fill('thesis')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 2, name: 'My first series' }).waitFor()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Project').selectOption('thesis')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('option', { name: /My first series/ }).count()).toBe(1)
  await page.getByRole('radio', { name: 'Papers' }).click()
  await page.getByText('No runs match.').waitFor()
  await app.shoot('results-filtered')
  await app.close()
})

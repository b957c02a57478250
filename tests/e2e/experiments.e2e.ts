import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { readCsv } from '../../src/engine/csv/read.ts'
import { EXPERIMENT_KINDS } from '../../src/engine/experiments/contract/experiment.ts'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'
import { expectAccessible, findingOf, jobsOf, laboratoryOf, noteOf } from '../support/browser/laboratory.ts'

afterAll(closeBrowser)

/** What a run will cost, under a form without mistakes. */
const estimateOf = (page: Page): Locator =>
  page.getByRole('status', { name: 'Estimate' }).filter({ hasText: 'of memory' })

test('Table 2 of the congkak paper is reproduced from its template and read back from its CSV', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Match series')
  await app.page.getByRole('button', { name: 'From the papers' }).click()
  await app.page.getByRole('menuitem', { name: 'Winning percentages of novices, Table 2' }).click()
  await lab.run()
  await lab.ends('done')
  await lab.openReport()
  expect(await findingOf(app.page).innerText()).toMatch(/agree with Chen et al\. 2022, Table 2/)
  await app.page
    .getByRole('region', { name: 'Ours compared with Chen et al. 2022, Table 2' })
    .getByText('60,856')
    .first()
    .waitFor()
  const { name, bytes } = await lab.saved(() => lab.saveTable('Wins by category'))
  expect(name).toMatch(/wins-by-category.*\.csv$/)
  const categories = readCsv(bytes.toString('utf8'))
  expect(categories.reduce((sum, { games }) => sum + Number(games), 0)).toBe(100_000)
  await app.shoot('results-table2')
  await expectAccessible(app.page)
  await app.close()
})

test('the app and the command line write the same numbers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-bytes-'))
  const file = join(folder, 'series.csv')
  const options = ['simulate', '--variant', 'congkak', '--games', '20000', '--seed', '7', '--csv', file]
  const line = promisify(execFile)(process.execPath, ['scripts/lumbung.mjs', ...options])
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '20,000', 'Random seed': '7' })
  await lab.openReport()
  const { bytes } = await lab.saved(() => lab.saveTable('Wins by category'))
  await line
  // The app adds columns that say where a row comes from; the command line writes it to a file next to the CSV.
  const printed = readCsv(await readFile(file, 'utf8'))
  expect(printed.length).toBeGreaterThan(0)
  expect(readCsv(bytes.toString('utf8'))).toEqual(printed.map((row): unknown => expect.objectContaining(row)))
  await rm(folder, { recursive: true })
  await app.close()
})

test('mistakes are shown at their fields while typing, and nothing runs', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Match series', { Games: 'many' })
  await app.page.getByText('Fix the fields marked in red first.').waitFor()
  expect(await noteOf(app.page, 'Games')).toMatch(/number/)
  expect(await app.page.getByRole('button', { name: 'Run', exact: true }).isDisabled()).toBe(true)
  await app.page.getByLabel('Games', { exact: true }).fill('1,000')
  await estimateOf(app.page).waitFor()
  await app.page.getByLabel('Holes per side').fill('99')
  await app.page.getByText('Fix the fields marked in red first.').waitFor()
  expect(await noteOf(app.page, 'Variant')).toMatch(/holes/)
  await app.close()
})

test('a list of variants grows, changes and shrinks', async () => {
  const app = await openApp({ path: '/experiments' })
  await laboratoryOf(app.page).setUp('Variant comparison')
  const pickers = app.page.getByLabel(/^Variant \d+$/)
  const before = await pickers.count()
  await app.page.getByRole('button', { name: 'Add a variant' }).click()
  await expect.poll(() => pickers.count()).toBe(before + 1)
  await pickers.last().click()
  await app.page
    .getByRole('dialog', { name: 'Choose a game' })
    .getByRole('button', { name: /^Awari / })
    .first()
    .dblclick()
  await app.page.getByRole('button', { name: 'Remove variant 1' }).click()
  await expect.poll(() => pickers.count()).toBe(before)
  expect((await pickers.last().textContent())?.trim()).toBe('Awari')
  await app.shoot('experiments-variants')
  await app.close()
})

test('a run that is paused, reloaded and resumed continues where it was', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Match series', { Games: '30,000,000' })
  const row = await lab.run()
  await row.getByText(/^[1-9]\d*%$/).waitFor()
  await row.getByRole('button', { name: /^Pause/ }).click()
  await lab.ends('paused')
  await expect.poll(async () => (await keptRecords(app.page, 'runs'))[0]?.['status']).toBe('paused')
  await app.page.reload()
  const back = jobsOf(app.page, 'paused')
  await back.waitFor()
  const percent = async (row: Locator) =>
    Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'))
  const before = await percent(back)
  expect(before).toBeGreaterThan(0)
  await back.getByRole('button', { name: /^Resume/ }).click()
  await expect.poll(() => percent(jobsOf(app.page, 'running'))).toBeGreaterThan(before)

  await app.page.reload()
  await app.page.getByText('interrupted', { exact: true }).waitFor()
  await app.page.getByRole('button', { name: 'Resume the interrupted run' }).click()
  const again = jobsOf(app.page, 'running')
  await again.getByRole('button', { name: /^Cancel/ }).click()
  await jobsOf(app.page, 'cancelled').waitFor()
  await app.visit('/results')
  await findingOf(app.page).waitFor()
  expect(await app.page.getByRole('region', { name: 'Report' }).innerText()).toMatch(/cancelled/)
  await app.close()
})

test('a worker that dies fails its run, says why, and the run can be retried to its end', async () => {
  const app = await openApp({ path: '/experiments', expectedErrors: [/struck by the test/] })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Match series', { Games: '4,000,000' })
  const row = await lab.run()
  await row.getByText(/^[1-9]\d*%$/).waitFor()
  await app.page.workers()[0]!.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('struck by the test')
      }),
  )
  await lab.ends('failed')
  expect(await row.innerText()).toMatch(/struck by the test/)
  await row.getByRole('button', { name: /^Retry/ }).click()
  await lab.ends('done')
  await app.close()
})

test('ten jobs at once can be watched and cancelled while the page answers', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  for (let job = 0; job < 10; job++) {
    await lab.setUp('Match series', { Games: '50,000,000', 'Random seed': String(job) })
    await lab.run()
  }
  expect(await jobsOf(app.page).count()).toBe(10)
  await app.page
    .getByRole('contentinfo')
    .getByText(/running/)
    .waitFor()
  await app.shoot('experiments-ten-jobs')
  const placeOfChosen = () =>
    jobsOf(app.page).evaluateAll((rows) =>
      rows.findIndex((row) => row.querySelector('[aria-current="true"]')),
    )
  await expect.poll(placeOfChosen).toBe(9)
  const newest = jobsOf(app.page).nth(9)
  const ninth = jobsOf(app.page).nth(8)
  expect(await newest.getByRole('button', { name: /^Run .* later$/ }).isDisabled()).toBe(true)
  await newest.getByRole('button', { name: /^Run .* earlier$/ }).press('Enter')
  await expect.poll(placeOfChosen).toBe(8)
  await ninth.getByRole('button', { name: /^Run .* later$/ }).press('Enter')
  await expect.poll(placeOfChosen).toBe(9)
  for (let job = 0; job < 10; job++)
    await app.page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
  await expect.poll(() => jobsOf(app.page, 'cancelled').count()).toBe(10)
  await app.page.getByRole('button', { name: 'Clear finished' }).click()
  await app.page.getByText('Nothing is running.').waitFor()
  await app.close()
})

test('every kind has a form with templates and an estimate', async () => {
  const app = await openApp({ path: '/experiments' })
  const gallery = app.page.getByRole('radiogroup', { name: 'Kind of experiment' })
  const kinds = await gallery.getByRole('radio').all()
  expect(kinds).toHaveLength(EXPERIMENT_KINDS.length)
  for (const kind of kinds) {
    await kind.click()
    await estimateOf(app.page).waitFor()
    await app.page.getByRole('group', { name: 'Templates' }).waitFor()
  }
  await app.close()
})

test.each([
  [1280, 'Skill curve'],
  [900, 'Sweep'],
] as const)('in a window of %i pixels the arrow down leads to the kind below', async (width, below) => {
  const app = await openApp({ path: '/experiments', width })
  await app.page.getByRole('radio', { name: 'Match series' }).focus()
  await app.page.keyboard.press('ArrowDown')
  await app.page.getByRole('radio', { name: below, checked: true }).waitFor()
  await app.close()
})

test('the size of the board is asked for once', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  const own = app.page.getByRole('textbox', { name: 'Holes per side', exact: true })
  await lab.setUp('Sweep')
  await app.page.getByRole('textbox', { name: 'Holes per side from' }).waitFor()
  await own.waitFor({ state: 'detached' })
  await lab.setUp('Match series')
  await own.waitFor()
  await app.close()
})

test.each(['light', 'dark'] as const)('a form and a live report are accessible in %s', async (theme) => {
  const app = await openApp({ path: '/experiments', theme })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Variant comparison')
  await expectAccessible(app.page)
  await lab.measure('Match series', { Games: '2,000' })
  await app.shoot(`experiments-live-${theme}`)
  await expectAccessible(app.page)
  await app.close()
})

import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'
import { expectAccessible, findingOf, jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'

afterAll(closeBrowser)

test('two variants are compared with differences and their intervals', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '5,000' })
  await lab.setUp('Match series')
  await app.page.getByLabel('Variant', { exact: true }).click()
  await app.page
    .getByRole('dialog', { name: 'Choose a game' })
    .getByRole('button', { name: /^Kalah United States/ })
    .first()
    .dblclick()
  await app.page.getByLabel('Games', { exact: true }).fill('5,000')
  await lab.run()
  await lab.ends('done')
  await lab.openReport()
  for (const run of [0, 1]) await app.page.getByTitle('Select to compare or export').nth(run).click()
  expect(await app.page.getByRole('option', { checked: true }).count()).toBe(2)
  await app.page.getByRole('button', { name: 'Compare' }).click()
  await app.page.getByRole('heading', { name: '2 runs compared' }).waitFor()
  expect(await findingOf(app.page).innerText()).toMatch(/percentage points/)
  await app.page.getByText('How the settings differ').waitFor()
  await app.page.getByLabel('Practically equal within', { exact: true }).selectOption('5')
  await app.page.waitForURL(/margin=5/)
  await expect
    .poll(() => findingOf(app.page).innerText())
    .toMatch(/practically equal to .+ within ±5 percentage points/)
  await app.page.getByLabel('Measure', { exact: true }).selectOption('moves')
  await app.page.getByRole('region', { name: 'Moves per game: how far from the baseline' }).waitFor()
  await app.page.getByLabel('Compared with', { exact: true }).selectOption('1')
  await app.page.waitForURL(/baseline=2/)
  await app.page.reload()
  await app.page.getByRole('region', { name: 'Moves per game: how far from the baseline' }).waitFor()
  await app.shoot('results-compared')
  await expectAccessible(app.page)
  await app.close()
})

test('runs that differ only in the random seed are one line that opens', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  for (const seed of ['1', '2', '3'])
    await lab.measure('Match series', { Games: '1,000', 'Random seed': seed })
  await lab.openReport()
  const rows = app.page.getByRole('option')
  await expect.poll(() => rows.count()).toBe(1)
  await app.shoot('results-replicates-folded')
  await app.page.getByText('3 random seeds', { exact: true }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await app.page.getByText('random seed 2', { exact: true }).waitFor()
  await app.shoot('results-replicates')
  await expectAccessible(app.page)
  await app.page.getByRole('listbox', { name: 'Runs' }).press('ArrowLeft')
  await expect.poll(() => rows.count()).toBe(1)
  await app.page.getByTitle('Select to compare or export').click()
  await app.page.getByText('3 selected', { exact: true }).waitFor()
  await app.close()
})

test('selected runs become a study, which is run, saved as a file and exported as one bundle', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '2,000' })
  await lab.openReport()
  await app.page.getByTitle('Select to compare or export').first().click()
  await app.page.getByRole('button', { name: 'Make a study' }).click()
  const study = app.page.getByRole('article', { name: 'Study' })
  await study.getByRole('button', { name: 'Everything is computed' }).waitFor()
  await study.getByText('Table 1', { exact: true }).waitFor()
  await study.getByLabel('Title', { exact: true }).fill('My congkak')
  const saved = await lab.saved(() => study.getByRole('button', { name: 'Save as a file' }).click())
  const file = JSON.parse(saved.bytes.toString('utf8')) as { format: string; title: string; runs: unknown[] }
  expect(file).toMatchObject({ format: 'lumbung-study', title: 'My congkak' })
  const zip = await lab.saved(() => study.getByRole('button', { name: 'Research bundle' }).click())
  const packed = Object.keys(unzipSync(new Uint8Array(zip.bytes)))
  for (const path of ['methods.md', 'README.md', 'rerun.sh', 'tables/table-1.tex', 'figures/figure-1.pdf'])
    expect(packed).toContain(path)
  await app.shoot('results-study')
  await expectAccessible(app.page)
  await app.close()
})

test('a run travels as JSON to a colleague and shows the same finding; a zip has every table', async () => {
  const mine = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(mine.page)
  await lab.measure('Match series', { Games: '3,000' })
  await lab.openReport()
  const finding = await findingOf(mine.page).innerText()
  const { name, bytes } = await lab.saved(() =>
    mine.page.getByRole('button', { name: 'JSON', exact: true }).click(),
  )
  const zip = await lab.saved(async () => {
    await mine.page.getByRole('button', { name: 'More', exact: true }).click()
    await mine.page.getByRole('menuitem', { name: 'Everything as a zip file' }).click()
  })
  const packed = Object.keys(unzipSync(new Uint8Array(zip.bytes)))
  expect(packed.filter((path) => path.endsWith('.csv')).length).toBeGreaterThan(3)
  expect(packed.some((path) => path.endsWith('/run.json'))).toBe(true)
  await mine.close()

  const theirs = await openApp({ path: '/results' })
  const [chooser] = await Promise.all([
    theirs.page.waitForEvent('filechooser'),
    theirs.page.getByRole('button', { name: 'Import' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: bytes })
  await findingOf(theirs.page).waitFor()
  expect(await findingOf(theirs.page).innerText()).toBe(finding)

  await theirs.visit('/board')
  await theirs.page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'run.json'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  }, bytes.toString('utf8'))
  await theirs.page.getByText('Imported 1 run').waitFor()
  await theirs.page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  await expect.poll(() => theirs.page.getByRole('option').count()).toBe(2)
  await theirs.close()
})

test('the numbers of a chart, and no others, are saved and shown as a table', async () => {
  const app = await openApp({ path: '/experiments', theme: 'dark' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '3,000' })
  await lab.openReport()
  const card = app.page.getByRole('region', { name: /^Margin/ }).first()
  const save = (what: string) => async () => {
    await card.getByRole('button', { name: /^Save/ }).click()
    await app.page.getByRole('menuitem', { name: what }).click()
  }
  const numbers = await lab.saved(save('Save as CSV: Margin'))
  expect(numbers.bytes.toString()).toMatch(
    /^measure,value,games,runVariant,runSouth,runNorth,runSeed,lumbungVersion\r\nMargin,/,
  )
  expect(numbers.bytes.toString()).not.toContain('Moves')
  await card.getByRole('button', { name: 'Show the numbers' }).click()
  await card.getByRole('table').waitFor()
  await app.close()
})

test('a report is printed without the window around it, on white', async () => {
  const app = await openApp({ path: '/experiments', theme: 'dark' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '1,000' })
  await lab.openReport()
  await app.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await app.page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'hidden' })
  await app.page.getByRole('button', { name: 'Run again' }).waitFor({ state: 'hidden' })
  await app.page.getByRole('textbox', { name: 'Note' }).waitFor({ state: 'hidden' })
  // Printers leave out backgrounds, so South's mark must be more than one.
  const card = app.page.getByRole('region', { name: 'How often each side wins' })
  expect(await card.locator('svg path[fill="var(--south)"]').count()).toBeGreaterThan(0)
  const { scheme } = await app.page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }))
  const cut = await app.page
    .getByRole('region', { name: 'Report' })
    .evaluate((part) => part.scrollHeight > part.clientHeight + 1)
  expect(scheme).toBe('light')
  expect(cut).toBe(false)
  await app.shoot('results-printed')
  await app.close()
})

test('printed charts fill their boxes, and no box covers another', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '1,000' })
  await lab.openReport()
  const first = app.page.getByRole('region', { name: 'How often each side wins' })
  await first.locator('svg text').first().waitFor()
  await app.page.emulateMedia({ media: 'print' })
  // Paper is narrower than the window, and nothing is drawn again for it.
  const boxes = await first.evaluate((card) => {
    const charts = card.parentElement!
    charts.style.width = '640px'
    return [...charts.children].map((each) => {
      const drawn = [...each.querySelectorAll('canvas, svg[viewBox][role]')].map(
        (canvas) => canvas.getBoundingClientRect().bottom,
      )
      const { top, bottom, left, right } = each.getBoundingClientRect()
      return { top, bottom, left, right, empty: drawn.length > 0 ? bottom - Math.max(...drawn) : 0 }
    })
  })
  expect(boxes.length).toBeGreaterThan(3)
  for (const [at, { empty, top, bottom, left, right }] of boxes.entries()) {
    expect(empty, `below chart ${at}`).toBeGreaterThanOrEqual(0)
    expect(empty, `below chart ${at}`).toBeLessThan(40)
    const over = boxes.filter(
      (box, other) =>
        other !== at && box.top < bottom && box.bottom > top && box.left < right && box.right > left,
    )
    expect(over, `over chart ${at}`).toEqual([])
  }
  await app.close()
})

test('a deleted run is restored by undo; notes and tags are kept and found', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '1,000' })
  await lab.openReport()
  await app.page.getByLabel('Note', { exact: true }).fill('ask the class why')
  await app.page.getByLabel('Tags').fill('thesis')
  await app.page.getByText('#thesis').waitFor()
  await app.page.getByRole('button', { name: 'More', exact: true }).click()
  await app.page.getByRole('menuitem', { name: 'Delete' }).click()
  await app.page.getByText('No results yet.').waitFor()
  await app.page.getByRole('button', { name: 'Undo' }).click()
  await app.page.getByRole('option').waitFor()
  await app.page.reload()
  await app.page.getByLabel('Find runs').fill('class #thesis')
  await app.page.getByRole('option').waitFor()
  await app.close()
})

test('ten thousand runs are listed, drawn a few at a time, and searched', async () => {
  const app = await openApp({ path: '/results' })
  await app.page.getByText('No results yet.').waitFor()
  await app.page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((settle) => {
      const request = indexedDB.open('lumbung')
      request.onsuccess = () => settle(request.result)
    })
    const writing = opened.transaction('runs', 'readwrite')
    for (let at = 0; at < 10_000; at++)
      writing.objectStore('runs').put({
        id: `run-${at}`, kind: 'replay', spec: { lines: [] }, title: `Run number ${at}`, summary: 'replay', seed: String(at),
        version: '0', status: 'done', created: Date.now() - at * 60_000, finished: 0, seconds: 1, tasks: 1, done: 1, finding: '',
        shares: at % 3 ? null : [0.5, 0.1, 0.4], failure: null, tags: [], note: at === 7777 ? 'a needle' : '', pinned: false, deleted: null,
      }) // prettier-ignore
    await new Promise((settle) => (writing.oncomplete = settle))
    opened.close()
  })
  await app.page.reload()
  await app.page.getByText('10,000 runs').waitFor()
  await app.page.getByRole('option').first().waitFor()
  expect(await app.page.getByRole('option').count()).toBeLessThan(80)
  await app.page.getByLabel('Find runs').fill('needle')
  await expect.poll(() => app.page.getByRole('option').count()).toBe(1)
  await app.page.getByRole('option', { name: /Run number 7777/ }).waitFor()
  await app.page.getByLabel('Find runs').fill('')
  await app.shoot('results-ten-thousand')
  await app.close()
})

test('a database of a newer Lumbung is left alone and reported, and the app starts', async () => {
  const app = await openApp({ path: '/results' })
  await app.page.evaluate(
    () =>
      new Promise<void>((settle) => {
        const request = indexedDB.open('lumbung', 99)
        request.onsuccess = () => {
          request.result.close()
          settle()
        }
      }),
  )
  await app.page.reload()
  await app.page.getByText(/could not be read/).waitFor()
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '1,000' })
  await app.page.reload()
  // The first page must be loaded before the address changes.
  await app.page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
  await app.visit('/results')
  await app.page.getByRole('option').waitFor()
  const versions = await app.page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`),
  )
  expect(versions.sort()).toEqual(['lumbung 99', 'lumbung-2 1'])
  await app.close()
})

test('two windows see each other’s runs and leave each other’s work alone', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.setUp('Match series', { Games: '50,000,000' })
  await lab.run()
  const other = await app.page.context().newPage()
  await other.goto(`${app.address}#/results`)
  await other.getByRole('option').waitFor()
  await other.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click()
  const seen = other.getByRole('listitem', { name: /: running in another window$/ })
  await seen.waitFor()
  await other.locator('footer').getByText('1 in another window').waitFor()
  expect(await other.getByText('Nothing is running.').count()).toBe(0)
  expect(await seen.getByRole('button', { name: /^(Pause|Cancel)/ }).count()).toBe(0)
  await jobsOf(app.page)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await other
    .getByRole('listitem', { name: /: cancelled$/ })
    .or(other.getByText('Nothing is running.'))
    .waitFor()
  await other.getByRole('navigation').getByRole('link', { name: 'Results' }).click()
  await other
    .getByText(/^cancelled, /)
    .first()
    .waitFor()
  await app.close()
})

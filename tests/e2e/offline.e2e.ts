import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hole, playHoleSeven, recorded } from '../support/browser/boardPage.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import { jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { watchPage } from '../support/browser/openApp.ts'
import { serveFolder } from '../support/browser/serveFolder.ts'

/** The web edition on a host without headers of ours, as most hosts of plain files are. */
let browser: Browser
let folder: string
let host: Awaited<ReturnType<typeof serveFolder>>
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => void (browser = await launchChromium()))
afterAll(() => browser.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-web-'))
  cpSync(resolve('out/renderer'), folder, { recursive: true })
  host = await serveFolder(folder)
  context = await browser.newContext({ locale: 'en-GB' })
  context.setDefaultTimeout(300_000)
  page = await context.newPage()
  faults = watchPage(page, [])
})
afterEach(async () => {
  await context.close()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
  expect(faults).toEqual([])
})

async function visit(path: string): Promise<void> {
  await page.goto(`${host.address}#${path}`)
  await page.getByRole('heading', { level: 1, name: path.slice(1) }).waitFor()
}

/** Opens Settings, and waits until the whole app is stored. */
async function storeApp(): Promise<void> {
  await visit('/settings')
  await page.getByText('Stored. Lumbung also opens without a network.').waitFor()
}

/** Puts a new version on the host, which says so in the page’s description. */
function publish(version: string): void {
  const index = join(folder, 'index.html')
  const page = readFileSync(index, 'utf8').replace(
    /<meta name="test".*?>|(?=<title>)/,
    `<meta name="test" content="${version}">`,
  )
  writeFileSync(index, page)
  const script = join(folder, 'serviceWorker.js')
  writeFileSync(script, readFileSync(script, 'utf8').replace(/VERSION = '.*'/, `VERSION = '${version}'`))
}

const versionShown = (): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="test"]')?.getAttribute('content') ?? null)

test('after one visit every page opens without a network, and the game is still there', async () => {
  await storeApp()
  await visit('/board')
  await playHoleSeven(page)
  await host.close()
  await page.reload()
  await recorded(page).first().waitFor()
  await hole(page, 'South', 1).waitFor()
  for (const name of ['Puzzles', 'Variants', 'Experiments', 'Results', 'Papers', 'Settings']) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  const another = await context.newPage()
  const itsFaults = watchPage(another, [])
  await another.goto(`${host.address}#/settings`)
  await another.getByLabel('Language').selectOption('ms')
  await another.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  expect(itsFaults).toEqual([])
})

test('from the second visit on, workers share memory although the host sends no headers', async () => {
  await storeApp()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  const laboratory = laboratoryOf(page)
  await laboratory.measure('Match series', { Games: '200' })
})

test('a new version is announced, and a restart brings it with game and run', async () => {
  publish('first')
  await storeApp()
  await visit('/board')
  await playHoleSeven(page)
  const laboratory = laboratoryOf(page)
  await laboratory.setUp('Match series', { Games: '50000000' })
  await laboratory.run()
  await jobsOf(page, 'running').waitFor()
  publish('second')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page
    .getByRole('contentinfo')
    .getByText('A new version of Lumbung is ready. Your work is kept.')
    .waitFor()
  expect(await versionShown()).toBe('first')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Restart now' }).click()
  await expect.poll(versionShown).toBe('second')
  await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click()
  await jobsOf(page, 'running').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Board' }).click()
  await recorded(page).first().waitFor()
})

test('a window that stays open keeps working while another restarts in a new version, and says so', async () => {
  publish('first')
  await storeApp()
  const other = await context.newPage()
  await other.goto(`${host.address}#/settings`)
  publish('second')
  await other.getByRole('button', { name: 'Check now' }).click()
  await other.getByRole('main').getByRole('button', { name: 'Restart now' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Restart now' }).waitFor()
  await host.close()
  await page.getByRole('navigation').getByRole('link', { name: 'Papers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
  expect(await versionShown()).toBe('first')
})

test('browsers find nothing wrong with installing it', async () => {
  await storeApp()
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test’s window is private, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { GROUND, launchDesktop, type Desktop } from '../support/launchDesktop.ts'

/** What this machine is; one test pretends to be another. */
const PLATFORM = process.platform
let folder: string
let app: Desktop
let page: Page

beforeAll(() => console.log(`Desktop tests run on ${GROUND}.`))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-desktop-'))
  await open()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function open(files: readonly string[] = []) {
  app = await launchDesktop(join(folder, 'user'), files)
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
}

const answerSave = (filePath: string) =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = async () => ({ canceled: path === '', filePath: path })
  }, filePath)

const answerOpen = (filePaths: string[]) =>
  app.evaluate(({ dialog }, paths) => {
    dialog.showOpenDialog = async () => ({ canceled: paths.length === 0, filePaths: paths })
  }, filePaths)

const exportAll = async () => {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Export all' }).click()
}
const statusText = () => page.locator('footer').getByRole('status').innerText()

test('the page knows it is on the desktop and has no way to Node', async () => {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('desktop app').waitFor()
  expect(await page.evaluate(() => typeof (globalThis as Record<string, unknown>).require)).toBe('undefined')
  expect(await page.evaluate(() => typeof (globalThis as Record<string, unknown>).process)).toBe('undefined')
})

test('the protocol answers 404 and never leaves its folder', async () => {
  const statusOf = (path: string) => page.evaluate((address) => fetch(address).then((r) => r.status), path)
  expect(await statusOf('/index.html')).toBe(200)
  expect(await statusOf('/no/such/file.js')).toBe(404)
  expect(await statusOf('/%2e%2e%2fmain%2findex.js')).toBe(403)
  expect(await statusOf('/..%5cmain%5cindex.js')).toBe(403)
})

test('saving writes the file and says where', async () => {
  const path = join(folder, 'kept.json')
  await answerSave(path)
  await exportAll()
  await page.getByText('Saved kept.json').waitFor()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ lumbung: 'backup' })
})

test('what was exported can be imported again', async () => {
  const path = join(folder, 'kept.json')
  await answerSave(path)
  await exportAll()
  await page.getByText('Saved kept.json').waitFor()
  await answerOpen([path])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page
    .getByText(/^Imported 0 runs/)
    .first()
    .waitFor()
})

test('a cancelled dialog says so and writes nothing', async () => {
  await answerSave('')
  await exportAll()
  await page.getByText('was not saved').waitFor()
  expect(await readdir(folder)).toEqual(['user'])
})

test('an unwritable folder gives the reason and keeps what was there', async () => {
  const locked = join(folder, 'locked')
  await mkdir(locked)
  await writeFile(join(locked, 'old.json'), 'old')
  // A folder in the file's place is refused for everyone, even the superuser.
  await mkdir(join(locked, 'taken.json'))
  await answerSave(join(locked, 'taken.json'))
  await exportAll()
  await page.getByText('was not saved').waitFor()
  expect(await statusText()).toMatch(/folder/i)
  expect(await readdir(locked)).toEqual(['old.json', 'taken.json'])
})

test('a variant opened by double-click is on the board', async () => {
  await app.close()
  const file = join(folder, 'kalah.lumbung')
  await writeFile(file, JSON.stringify(findPreset('kalah')?.make({ holes: 4, seeds: 3 })))
  await open([file])
  await page.getByText('Kalah').first().waitFor()
  await page.getByText('4 × 3').first().waitFor()
})

test('a file of an unknown kind is refused by name', async () => {
  await app.close()
  const file = join(folder, 'strange.lumbung')
  await writeFile(file, '{"lumbung": "nobody knows"}')
  await open([file])
  await page.getByText('strange.lumbung is not a Lumbung file').waitFor()
})

test('a file that cannot be read gives the reason', async () => {
  await answerOpen([join(folder, 'gone.json')])
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('gone.json could not be opened. It no longer exists.').waitFor()
})

test('Paste in the Board’s menu reads the clipboard', async () => {
  await app.evaluate(({ clipboard }) => clipboard.writeText('7 3 7'), null)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Paste' }).click()
  await page.getByText('move 0 of 3').waitFor()
})

test('IPC refuses arguments of the wrong shape', async () => {
  const refused = await page.evaluate(async () => {
    const bridge = (
      window as unknown as { lumbung: Record<string, (...args: unknown[]) => Promise<unknown>> }
    ).lumbung
    const attempts = [
      () => bridge.saveFile!('../../escape.json'),
      () => bridge.writeFile!(crypto.randomUUID(), 'not bytes'),
      () => bridge.writeFile!('../../escape', new Uint8Array(1)),
      () => bridge.readFile!('/etc/passwd', 0),
      () => bridge.readFile!(crypto.randomUUID(), -1),
      () => bridge.openFiles!(['json; rm'], true),
      () => bridge.openFiles!('json', 'yes'),
    ]
    const outcomes = attempts.map((attempt) =>
      attempt().then(
        () => 'accepted',
        () => 'refused',
      ),
    )
    return Promise.all(outcomes)
  })
  expect(refused).toEqual(refused.map(() => 'refused'))
  expect(refused).toHaveLength(7)
})

test('messages of the wrong shape are dropped and stop nothing', async () => {
  await app.evaluate(() => {
    const faults: string[] = []
    Object.assign(globalThis, { faultsOfMain: faults })
    process.on('uncaughtExceptionMonitor', (error) => faults.push(String(error)))
  }, null)
  await page.evaluate(() => {
    const bridge = (window as unknown as { lumbung: Record<string, (...args: unknown[]) => void> }).lumbung
    bridge.notify!(5, { not: 'text' })
    bridge.notify!('x'.repeat(5000), '')
    bridge.setTheme!('polka dots')
    bridge.setLanguage!('../en')
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('desktop app').waitFor()
  const faults = await app.evaluate(
    () => (globalThis as unknown as { faultsOfMain: string[] }).faultsOfMain,
    null,
  )
  expect(faults).toEqual([])
})

test('navigation away and new windows are refused', async () => {
  const [address, before] = [page.url(), page.context().pages()]
  const opened: Page[] = []
  page.context().on('page', (other) => opened.push(other))
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'http://localhost:9/elsewhere'
    document.body.append(link)
    link.click()
    window.open('http://localhost:9/popup')
  })
  // Earlier requests are done once the page has answered a later one.
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(page.url().replace(/#.*/, '')).toBe(address.replace(/#.*/, ''))
  // A refused window may appear for a moment, but never stays.
  await expect.poll(() => opened.filter((other) => !other.isClosed()).length).toBe(0)
  expect(page.context().pages()).toEqual(before)
})

test('the menu leads to the pages', async () => {
  await app.evaluate(({ Menu }) => {
    const view = Menu.getApplicationMenu()?.items.find((item) => item.label === '&View')
    const papers = view?.submenu?.items.find((item) => item.label === 'Papers')
    ;(papers?.click as () => void)()
  }, null)
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
})

test('on a Mac the menu opens a page even when the window was closed', async () => {
  await app.evaluate(() => void Object.defineProperty(process, 'platform', { value: 'darwin' }), null)
  try {
    const closed = page.waitForEvent('close')
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), null)
    await closed
    const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null)
    await expect.poll(windows).toBe(0)
    await app.evaluate(({ Menu }) => {
      const view = Menu.getApplicationMenu()?.items.find((item) => item.label === '&View')
      const results = view?.submenu?.items.find((item) => item.label === 'Results')
      ;(results?.click as () => void)()
    }, null)
    page = await app.firstWindow()
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  } finally {
    await app.evaluate((_, own) => void Object.defineProperty(process, 'platform', { value: own }), PLATFORM)
  }
})

test('the window opens where it was closed', async () => {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 50, width: 900, height: 700 })
  }, null)
  await expect
    .poll(() => readFile(join(folder, 'user', 'window.json'), 'utf8').catch(() => ''))
    .toContain('900')
  await app.close()
  await open()
  const bounds = await app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds(),
    null,
  )
  expect(bounds).toMatchObject({ width: 900, height: 700 })
})

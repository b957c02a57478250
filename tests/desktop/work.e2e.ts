/** What becomes of experiments when the window is closed, hidden or gone, and of files that were being saved. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { GROUND, launchDesktop, type Desktop } from '../support/launchDesktop.ts'

let folder: string
let app: Desktop
let page: Page
let isClosed: boolean

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-work-'))
  await open()
})
afterEach(async () => {
  if (!isClosed) await answerDialogs(0)
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function open(): Promise<void> {
  isClosed = false
  app = await launchDesktop(join(folder, 'user'))
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
}

/** Answers every question of the main process by a button, and counts them. */
const answerDialogs = (button: number) =>
  app.evaluate(({ dialog }, response) => {
    const asked: string[] = []
    Object.assign(globalThis, { askedByMain: asked })
    dialog.showMessageBox = async (...args: unknown[]) => {
      asked.push((args.at(-1) as { message: string }).message)
      return { response, checkboxChecked: false }
    }
  }, button)
const asked = () => app.evaluate(() => (globalThis as unknown as { askedByMain: string[] }).askedByMain, null)

/** Starts an experiment that no test waits for. */
async function startLongRun(): Promise<void> {
  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: '50,000,000' })
  await lab.run()
  await jobsOf(page, 'running').first().waitFor()
  // The main process hears of it a moment later.
  const isAwake = () =>
    app.evaluate(({ powerSaveBlocker }) => [0, 1, 2, 3].some((id) => powerSaveBlocker.isStarted(id)), null)
  await expect.poll(isAwake).toBe(true)
}

const isVisible = () =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible(), null)

interface Told {
  readonly standin: { readonly throttled: boolean; readonly progress: number }
}
/** What the desktop was told about the work under way. */
const toldDesktop = () =>
  app.evaluate(({ BrowserWindow, powerSaveBlocker }) => {
    const window = BrowserWindow.getAllWindows()[0]! as unknown as Told & { webContents: Told }
    const { standin: awake } = powerSaveBlocker as unknown as { standin: Set<number> }
    const { progress } = window.standin
    return { awake: awake.size > 0, throttled: window.webContents.standin.throttled, shows: progress >= 0 }
  }, null)

const onStandin = test.skipIf(GROUND === 'Electron') // Real Electron does not tell what it was asked for.

onStandin('while an experiment runs, the computer stays awake and the taskbar shows progress', async () => {
  await startLongRun()
  await expect.poll(toldDesktop).toEqual({ awake: true, throttled: false, shows: true })
  const row = jobsOf(page, 'running').first()
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: /^Pause/ }).click()
  await expect.poll(toldDesktop).toEqual({ awake: false, throttled: true, shows: false })
})

test('quitting during a run asks; the run stays if told so, and continues at the next start if not', async () => {
  await startLongRun()
  await answerDialogs(1)
  await app.evaluate(({ app: electron }) => electron.quit(), null)
  await expect.poll(asked).toEqual(['An experiment is still running.'])
  expect(await isVisible()).toBe(true)
  await jobsOf(page, 'running').first().waitFor()

  await answerDialogs(0)
  await app.close()
  await open()
  await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click()
  await jobsOf(page, 'running').first().waitFor()
})

test('closing the window during a run asks as well; on a Mac it hides, and the run goes on', async () => {
  await startLongRun()
  await answerDialogs(1)
  const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), null)
  const pretend = (platform: string) =>
    app.evaluate((_, value) => void Object.defineProperty(process, 'platform', { value }), platform)
  const own = process.platform
  await pretend('linux')
  await close()
  await expect.poll(asked).toEqual(['An experiment is still running.'])
  expect(await isVisible()).toBe(true)
  await pretend('darwin')
  await close()
  await expect.poll(isVisible).toBe(false)
  await jobsOf(page, 'running').first().waitFor()
  expect((await asked()).length).toBe(1)
  await app.evaluate(({ app: electron }) => void electron.emit('activate', {}), null)
  await expect.poll(isVisible).toBe(true)
  await pretend(own)
})

test('quitting while a file is saved leaves nothing of it behind', async () => {
  const path = join(folder, 'a.csv')
  await writeFile(path, 'old')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, path)
  await page.evaluate(async () => {
    const { lumbung } = window as unknown as {
      lumbung: {
        saveFile(name: string): Promise<{ id: string }>
        writeFile(id: string, bytes: Uint8Array): Promise<unknown>
      }
    }
    const { id } = await lumbung.saveFile('a.csv')
    await lumbung.writeFile(id, new Uint8Array(1000))
  })
  expect((await readdir(folder)).length).toBe(3)
  await app.close()
  isClosed = true
  expect((await readdir(folder)).sort()).toEqual(['a.csv', 'user'])
})

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { GROUND, launchDesktop, type Desktop } from '../support/launchDesktop.ts'

let folder: string
let app: Desktop
let page: Page

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-attack-'))
  app = await launchDesktop(join(folder, 'user'))
  // The first window may still be the one that crashed.
  const isThere = async (): Promise<boolean> => {
    page = await app.firstWindow()
    return page
      .locator('h1')
      .isVisible()
      .catch(() => false)
  }
  await expect.poll(isThere).toBe(true)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

const answerSave = (path: string) =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, path)

/** Every file but those that Chromium and the window keep for themselves. */
const filesThere = async () => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all
    .filter((one) => one.isFile() && !one.parentPath.startsWith(join(folder, 'user')))
    .map(({ name }) => name)
}

/** Starts saving a file on behalf of the page, and writes a first piece. */
const beginSaving = () =>
  page.evaluate(async () => {
    const { lumbung } = window as unknown as {
      lumbung: {
        saveFile(name: string): Promise<{ id: string }>
        writeFile(id: string, bytes: Uint8Array): Promise<{ status: string }>
      }
    }
    const { id } = await lumbung.saveFile('a.csv')
    return (await lumbung.writeFile(id, new Uint8Array(1000))).status
  })

/** Crashes the page, and answers the question of the main process by a button. */
const crashPage = (button: number) =>
  app.evaluate(({ BrowserWindow, dialog }, response) => {
    const asked: string[] = []
    Object.assign(globalThis, { askedByMain: asked })
    dialog.showMessageBox = async (...args: unknown[]) => {
      asked.push((args.at(-1) as { detail: string }).detail)
      return { response, checkboxChecked: false }
    }
    BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer()
  }, button)

const onStandin = test.skipIf(GROUND === 'Electron') // Playwright cannot wait for an Electron that ends by itself.

test('ten thousand calls with any arguments write nothing and stop nothing', async () => {
  await app.evaluate(() => {
    const faults: string[] = []
    Object.assign(globalThis, { faultsOfMain: faults })
    process.on('uncaughtExceptionMonitor', (error) => faults.push(String(error)))
    process.on('unhandledRejection', (error) => faults.push(String(error)))
  }, null)
  const before = await filesThere()
  const outcomes = await page.evaluate(callAtRandom, { calls: 10_000, seed: 20_261_117 })
  expect(outcomes.calls).toBe(10_000)
  expect(outcomes.spared, 'functions of the bridge that were not called').toEqual([])
  // Every answer is a refusal, a reason, or the dialog that was cancelled; the clipboard is empty, and no build of the tests has an update address.
  expect(Object.keys(outcomes.answers).sort()).toEqual([
    'cancelled',
    'empty text',
    'failed',
    'no address',
    'no programs',
    'no queue',
    'no runs',
    'noAddress',
    'refused',
    'sent',
  ])
  const faults = await app.evaluate(
    () => (globalThis as unknown as { faultsOfMain: string[] }).faultsOfMain,
    null,
  )
  expect(faults).toEqual([])
  expect(await filesThere()).toEqual(before)
  await page.getByRole('link', { name: /Settings|Tetapan|Pengaturan/ }).click()
  await page.locator('h1').waitFor()
})

/** Calls every function of the bridge with arguments of all kinds; runs in the page. */
async function callAtRandom({ calls, seed }: { calls: number; seed: number }) {
  let state = seed
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const texts = [
    '',
    'a',
    '../../a',
    '/etc/passwd',
    'C:\\a',
    'a\0b',
    '__proto__',
    'json',
    'ms',
    'dark',
    '💥',
    'NUL',
  ]
  const kinds: (() => unknown)[] = [
    () => undefined,
    () => null,
    () => draw(2) === 1,
    () => [0, -1, 1.5, NaN, Infinity, 2 ** 53, -(2 ** 31)][draw(7)],
    () => texts[draw(texts.length)],
    () => 'x'.repeat(draw(3000)),
    () => crypto.randomUUID(),
    () => new Uint8Array(draw(100)),
    () => new Float64Array(2),
    () => Array.from({ length: draw(4) }, any),
    () => ({ id: any(), name: any(), from: any() }),
    () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as unknown,
    () => new Map([[any(), 1]]),
    () => new Date(NaN),
    () => 10n,
  ]
  function any(): unknown {
    return kinds[draw(kinds.length)]!()
  }
  const bridge = (window as unknown as { lumbung: Record<string, (...args: unknown[]) => unknown> }).lumbung
  const files = ['saveFile', 'writeFile', 'finishFile', 'openFiles', 'readFile', 'readClipboard']
  const clusters = ['joinCluster', 'submitBatch', 'clusterWorkers']
  const updates = ['updateAddress', 'lookForUpdate', 'unfinishedRuns']
  const programs = [
    'listPrograms',
    'addProgram',
    'renameProgram',
    'removeProgram',
    'restoreProgram',
    'askProgram',
    'programLog',
  ]
  const told = [
    'notify',
    'busy',
    'setTheme',
    'setLanguage',
    'ready',
    'cancelBatch',
    'leaveCluster',
    'openUpdatePage',
  ]
  const names = [...files, ...clusters, ...updates, ...programs, ...told]
  const answers: Record<string, number> = {}
  const count = (answer: string) => (answers[answer] = (answers[answer] ?? 0) + 1)
  const callOnce = async () => {
    const name = names[draw(names.length)]!
    const args = Array.from({ length: draw(4) }, any)
    try {
      const answer = await bridge[name]!(...args)
      if (told.includes(name)) count('sent')
      else if (name === 'clusterWorkers')
        count((answer as { workers: unknown }).workers === null ? 'no queue' : 'queue')
      else if (programs.includes(name) && Array.isArray(answer))
        count(answer.length === 0 ? 'no programs' : 'programs')
      else if (name === 'unfinishedRuns') count((answer as string[]).length === 0 ? 'no runs' : 'runs')
      else if (name === 'updateAddress') count(answer === null ? 'no address' : 'address')
      else if (name === 'readClipboard' || name === 'programLog') count(answer === '' ? 'empty text' : 'text')
      else count((answer as { status: string }).status)
    } catch {
      count('refused')
    }
  }
  const AT_ONCE = 100
  for (let call = 0; call < calls; call += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, callOnce))
  if (({} as Record<string, unknown>).polluted) count('polluted')
  // Printing takes too long to be asked for often, and listeners are handed to the preload script alone.
  const spared = Object.keys(bridge).filter(
    (name) => !names.includes(name) && !['version', 'pagePdf'].includes(name) && !/^on[A-Z]/.test(name),
  )
  return { calls, answers, spared }
}

test('a page that crashes can be opened again, and what it was saving leaves nothing behind', async () => {
  await mkdir(join(folder, 'kept'))
  const path = join(folder, 'kept', 'a.csv')
  await writeFile(path, 'old')
  await answerSave(path)
  expect(await beginSaving()).toBe('written')
  expect((await readdir(join(folder, 'kept'))).length).toBe(2)
  await crashPage(0)
  await expect.poll(() => readdir(join(folder, 'kept'))).toEqual(['a.csv'])
  expect(await readFile(path, 'utf8')).toBe('old')
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
  const asked = await app.evaluate(
    () => (globalThis as unknown as { askedByMain: string[] }).askedByMain,
    null,
  )
  expect(asked).toEqual([expect.stringMatching(/internal error .* stored/)])
})

onStandin('a page that crashes can be left for good', async () => {
  await crashPage(1)
  expect(await app.waitForExit()).toBe(0)
})

test('a folder that vanishes while a file is saved is named, and the app continues', async () => {
  const vanishing = join(folder, 'vanishing')
  await mkdir(vanishing)
  await answerSave(join(vanishing, 'a.csv'))
  const answer = await page.evaluate(async () => {
    const { lumbung } = window as unknown as {
      lumbung: { saveFile(name: string): Promise<{ id: string }> }
    }
    return (await lumbung.saveFile('a.csv')).id
  })
  await rm(vanishing, { recursive: true })
  const finished = await page.evaluate(async (id) => {
    const { lumbung } = window as unknown as {
      lumbung: { finishFile(id: string): Promise<{ status: string }> }
    }
    return lumbung.finishFile(id)
  }, answer)
  expect(finished).toMatchObject({ status: 'failed', reason: { key: 'files.folderGone' } })
  expect(await page.locator('h1').isVisible()).toBe(true)
})

onStandin('a second start hands its files to the first and ends', async () => {
  const file = join(folder, 'kalah.lumbung')
  await writeFile(file, JSON.stringify(findPreset('kalah')?.make({ holes: 4, seeds: 3 })))
  const second = await launchDesktop(join(folder, 'user'), [file])
  await page.getByText('4 × 3').first().waitFor()
  expect(await second.waitForExit()).toBe(0)
})

/** What a desktop adds to the page: notifications, menus on the right mouse button, dialogs, recent files, the theme. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { packShared } from '../../src/renderer/game/sharing/shareLink.ts'
import { laboratoryOf } from '../support/browser/laboratory.ts'
import { GROUND, launchDesktop, type Desktop } from '../support/launchDesktop.ts'

let folder: string
let app: Desktop
let page: Page

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-shell-'))
  await open()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function open(files: readonly string[] = []): Promise<void> {
  app = await launchDesktop(join(folder, 'user'), files)
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
}

async function writeVariant(name: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(findPreset('kalah')?.make({ holes: 4, seeds: 3 })))
  return file
}

const onStandin = test.skipIf(GROUND === 'Electron') // Real Electron does not tell what it was asked for.

test('after visits to every page, the menu and opened files still arrive', async () => {
  for (const name of ['Board', 'Variants', 'Experiments', 'Results', 'Papers']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  await app.evaluate(({ Menu }) => {
    const view = Menu.getApplicationMenu()?.items.find((item) => item.label === '&View')
    const results = view?.submenu?.items.find((item) => item.label === 'Results')
    ;(results?.click as () => void)()
  }, null)
  await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  const file = await writeVariant('kalah.lumbung')
  await app.evaluate(({ app: electron }, path) => {
    electron.emit('open-file', { preventDefault() {} }, path)
  }, file)
  await page.getByRole('heading', { level: 1, name: 'Variants' }).waitFor()
})

test('a link from outside puts its game on the Board; what is not a code is ignored', async () => {
  const players = { south: 'human', north: 'human' }
  const variant = findPreset('kalah')?.make({})
  const game = { lumbung: 'game', schema: 1, title: 'Sent', players, record: '3', at: 1, variant }
  const code = packShared(JSON.stringify(game))
  if (!code.ok) throw new Error('The game is too long for a link')
  const follow = (link: string) =>
    app.evaluate(({ app: electron }, address) => {
      electron.emit('open-url', { preventDefault() {} }, address)
    }, link)
  await follow('lumbung://../../settings')
  await follow(`lumbung:${code.value}`)
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await page.getByText('Game opened').waitFor()
})

test('a file named by its address opens, whatever is in its name', async () => {
  await app.close()
  const file = await writeVariant('kalah é #1.lumbung')
  await open([pathToFileURL(file).href])
  await page.getByText('4 × 3').first().waitFor()
})

onStandin('an opened file is listed among the recent ones', async () => {
  const file = await writeVariant('kalah.lumbung')
  await app.evaluate(({ app: electron }, path) => {
    electron.emit('open-file', { preventDefault() {} }, path)
  }, file)
  await page.getByText('4 × 3').first().waitFor()
  const recent = await app.evaluate(
    ({ app: electron }) => (electron as unknown as { standin: { recent: string[] } }).standin.recent,
    null,
  )
  expect(recent).toEqual([file])
})

test('saving asks before it replaces a file, and adds a missing ending', async () => {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = async (...args: unknown[]) => {
        Object.assign(globalThis, { askedByMain: args.at(-1) })
        return { canceled: false, filePath }
      }
    },
    join(folder, 'kept'),
  )
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Export all' }).click()
  await page.getByText('Saved kept.json').waitFor()
  const asked = await app.evaluate(
    () => (globalThis as unknown as { askedByMain: { properties: string[] } }).askedByMain.properties,
    null,
  )
  expect(asked).toContain('showOverwriteConfirmation')
  expect((await readdir(folder)).sort()).toEqual(['kept.json', 'user'])
  // The file with the ending is there now, and nobody agreed to replace it.
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect.poll(async () => (await readdir(folder)).sort()).toEqual(['kept', 'kept.json', 'user'])
})

test('the right mouse button offers what can be done with a text', async () => {
  await app.evaluate(({ Menu }) => {
    const offered: (string | undefined)[][] = []
    Object.assign(globalThis, { offeredByMain: offered })
    Menu.prototype.popup = function popup(this: { items: { role?: string }[] }) {
      offered.push(this.items.flatMap(({ role }) => (role ? [role.toLowerCase()] : [])))
    }
  }, null)
  const offered = () =>
    app.evaluate(() => (globalThis as unknown as { offeredByMain: string[][] }).offeredByMain, null)
  await laboratoryOf(page).setUp('Match series')
  // Nothing can be done with a heading of which nothing is selected.
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
  await page.getByLabel('Games', { exact: true }).click({ button: 'right' })
  await expect.poll(offered).toEqual([['cut', 'copy', 'paste', 'selectall']])
})

onStandin('a click on a notification raises the window, even after a collection of garbage', async () => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), null)
  await page.evaluate(() => {
    const { lumbung } = window as unknown as { lumbung: { notify(title: string, body: string): void } }
    lumbung.notify('Done', 'South won.')
  })
  const shown = () =>
    app.evaluate(async ({ Notification }) => {
      const alive = () => (Notification as unknown as { standinShown(): object[] }).standinShown()
      // What was made in this turn of the event loop is held until its end.
      await new Promise((later) => setTimeout(later))
      ;(globalThis as unknown as { gc(): void }).gc()
      return alive().length
    }, null)
  await expect.poll(shown).toBe(1)
  expect(await shown()).toBe(1)
  await app.evaluate(({ Notification }) => {
    const { standinShown } = Notification as unknown as { standinShown(): { emit(name: string): void }[] }
    standinShown()[0]?.emit('click')
  }, null)
  const state = await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!
    return { minimised: window.isMinimized(), focused: window.isFocused() }
  }, null)
  expect(state).toEqual({ minimised: false, focused: true })
})

onStandin('a maximised, dark window is so from its first moment', async () => {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  // The main process hears of it a moment later.
  await expect.poll(() => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource, null)).toBe('dark')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize(), null)
  await app.close()
  app = await launchDesktop(join(folder, 'user'))
  const first = await app.evaluate(
    ({ app: electron, BrowserWindow, nativeTheme }) =>
      new Promise<unknown>((settle) => {
        const look = () => {
          const window = BrowserWindow.getAllWindows()[0]
          if (!window) return void setTimeout(look)
          const early = { theme: nativeTheme.themeSource, visible: window.isVisible() }
          window.once('show', () => settle({ ...early, maximised: window.isMaximized() }))
        }
        void electron.whenReady().then(look)
      }),
    null,
  )
  expect(first).toEqual({ theme: 'dark', visible: false, maximised: true })
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recorded } from '../support/browser/boardPage.ts'
import { laboratoryOf } from '../support/browser/laboratory.ts'
import { launchDesktop, type Desktop } from '../support/launchDesktop.ts'
import { until } from '../support/waiting.ts'

let folder: string
let app: Desktop
let page: Page

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-programs-'))
  app = await launchDesktop(join(folder, 'user'))
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

/** The user chooses a file, and answers the question whether it may be started. */
const answerDialogs = (file: string, button: number) =>
  app.evaluate(
    ({ dialog }, { path, response }) => {
      const asked: string[] = []
      Object.assign(globalThis, { askedByMain: asked })
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
      dialog.showMessageBox = async (...args: unknown[]) => {
        asked.push((args.at(-1) as { message: string }).message)
        return { response, checkboxChecked: false }
      }
    },
    { path: file, response: button },
  )

async function addProgram(): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Add a program…' }).click()
  await page.getByRole('button', { name: 'Choose a program…' }).click()
}

test('a program is added, tried, named, plays on the Board, and is removed and restored', async () => {
  await answerDialogs(resolve('tests/support/bots/numbers.mjs'), 0)
  await addProgram()
  await page.getByRole('dialog', { name: 'numbers' }).waitFor()
  await page.getByRole('button', { name: 'Ask for a move' }).click()
  await page.getByText('numbers plays 1.').waitFor()
  const printed = page.getByLabel('What it was sent and what it printed')
  await until(async () => (await printed.inputValue()).includes('> 4 4 4 4 4 4 4 4 4 4 4 4\n1 < 0'))
  await page.getByLabel('Name', { exact: true }).fill('Leftmost')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leftmost' }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Remove Leftmost' }).click()
  await page.getByText('Leftmost was removed. Its files were not touched.').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Leftmost' }).waitFor()

  await page.getByRole('navigation').getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Ask for a move' }).click()
  await page.getByText('Leftmost plays 1.').waitFor()
  await page.getByLabel('Who plays South').selectOption('Leftmost')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await recorded(page).first().waitFor()

  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: '3' })
  await page.getByLabel('South', { exact: true }).selectOption('Leftmost')
  await lab.run()
  await lab.ends('done')
  await lab.openReport()
  await page
    .getByText(
      'Not reproducible: programs from outside took part (Leftmost) and may play differently next time.',
    )
    .first()
    .waitFor()
})

test('nothing is added unless the user allows it, and the page cannot start anything else', async () => {
  await answerDialogs(resolve('tests/support/bots/numbers.mjs'), 1)
  await addProgram()
  const asked = () =>
    app.evaluate(() => (globalThis as unknown as { askedByMain: string[] }).askedByMain, null)
  await until(async () => (await asked()).includes('Let Lumbung start “numbers”?'))
  const { listed, refused } = await page.evaluate(async () => {
    const { lumbung } = window as unknown as {
      lumbung: { listPrograms(): Promise<unknown>; addProgram(manner: unknown): Promise<unknown> }
    }
    const manner = { protocol: 'numbers', template: 'kgpc', secondsPerMove: 1, secondsForFirst: 1 }
    const tries = [{ ...manner, command: '/bin/sh' }, null]
    const ends = tries.map((each) =>
      lumbung.addProgram(each).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    return { listed: await lumbung.listPrograms(), refused: await Promise.all(ends) }
  })
  expect(listed).toEqual([])
  expect(refused).toEqual(['refused', 'refused'])
})

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { explain } from '../../src/engine/variant/explain.ts'
import { inEnglish } from '../../src/locales/english.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

function rule(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true })
}

test('congklak is edited into Kasim’s patch, saved, kept over a reload and played', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('button', { name: /^Congklak The first/ }).click()
  await rule(page, 'Relay').getByRole('radio', { name: 'from your own holes' }).click()
  await page.getByText('1 change').waitFor()
  const congklak = findPreset('congklak')!.make({})
  const patched = explain({ ...congklak, sow: { ...congklak.sow, relay: 'own' } })
  const sentence = inEnglish(patched.find(({ path }) => path === 'sow.relay')!.sentence)
  await page.getByRole('region', { name: 'Rules in words' }).getByText(sentence).waitFor()
  await page.getByLabel('Name').fill('Congklak, patched by me')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved Congklak, patched by me').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Congklak, patched by me/ }).click()
  await page.getByRole('button', { name: 'Play on the board' }).click()
  await page.getByRole('heading', { name: 'Board' }).waitFor()
  await page.getByText('Congklak, patched by me').first().waitFor()
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: /^South hole 7,/ }).click()
  await page.getByRole('region', { name: 'Record' }).getByRole('button', { name: /^7/ }).first().waitFor()
  await app.close()
})

test('a contradiction is named on both fields and cannot be saved; revert resolves it', async () => {
  const app = await openApp({ path: '/variants', theme: 'dark' })
  const { page } = app
  await rule(page, 'Stores').getByRole('radio', { name: 'for captures only' }).click()
  await page.getByText('1 contradiction').waitFor()
  expect(
    await rule(page, 'Stores')
      .getByText(/no last seed can fall there/)
      .count(),
  ).toBe(1)
  expect(
    await rule(page, 'Last seed in your store')
      .getByText(/no last seed can fall there/)
      .count(),
  ).toBe(1)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Play on the board' }).isDisabled()).toBe(true)
  await app.shoot('variants-contradiction')
  await rule(page, 'Stores')
    .getByRole('button', { name: /was sown by their owner/ })
    .click()
  expect(await page.getByRole('button', { name: 'Play on the board' }).isEnabled()).toBe(true)
  expect(await page.getByText('1 contradiction').count()).toBe(0)
  await app.close()
})

test('ten broken files are refused with reasons, a good one is imported, exported and deleted with undo', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Export…' }).click()
    })(),
  ])
  const good = JSON.parse(await readFile((await download.path())!, 'utf8')) as Record<string, object>
  const broken = [
    '',
    '{',
    'null',
    '[]',
    '"congkak"',
    JSON.stringify({ ...good, schema: 99 }),
    JSON.stringify({ ...good, board: { holes: 0, stores: 'own' } }),
    JSON.stringify({ ...good, sow: { direction: 'sideways', origin: 'sown', relay: 'any' } }),
    JSON.stringify({ ...good, extra: true }),
    JSON.stringify({ ...good, board: { holes: 7, stores: 'capturesOnly' } }),
  ]
  const drop = (files: readonly string[]) =>
    page.evaluate((texts) => {
      const dataTransfer = new DataTransfer()
      texts.forEach((text, k) => dataTransfer.items.add(new File([text], `file-${k + 1}.json`)))
      document
        .querySelector('main')!
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, files)
  for (const text of broken) {
    await drop([text])
    // A file of a later version is rejected before its rules are read.
    await page.getByRole('status').getByText('file-1.json: ').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  expect(await page.getByRole('heading', { name: 'Yours' }).count()).toBe(0)
  await drop([JSON.stringify({ ...good, name: 'From a file' })])
  const item = page.getByRole('navigation', { name: 'Variants' }).getByRole('button', { name: /From a file/ })
  await item.waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('From a file was deleted.').waitFor()
  expect(await item.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await item.waitFor()
  await app.close()
})

test('the file view checks like the form, and each follows the other', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('radio', { name: 'File' }).click()
  const text = page.getByLabel('The variant as a file')
  const json = await text.inputValue()
  await text.fill(json.replace('"relay": "any"', '"relay": "often"'))
  await page.getByText('sow.relay must be one of never, any, own, not often.').waitFor()
  await text.fill(json.replace('"relay": "any"', '"relay": "never"'))
  await page.getByText('Valid').waitFor()
  await page.getByRole('radio', { name: 'Form' }).click()
  expect(await rule(page, 'Relay').getByRole('radio', { name: 'never' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await app.close()
})

test('a quick check plays a thousand games, and two variants compare rule by rule', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('button', { name: 'Play 1,000 games' }).click()
  await page.getByText('Moves per game').waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByLabel('Compare with').selectOption({ label: 'Awari' })
  await page.getByRole('dialog').getByText('for captures only').waitFor()
  await app.shoot('variants-compare')
  await app.close()
})

test('the example is only looked at: Tab skips it', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('button', { name: 'Play the example again' }).focus()
  await page.keyboard.press('Tab')
  const example = page.getByRole('button', { name: 'Play the example again' }).locator('..')
  expect(await example.evaluate((card) => card.contains(document.activeElement))).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.closest('svg') ?? null)).toBeNull()
  await app.close()
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious on Board and Variants in %s',
  async (theme) => {
    const app = await openApp({ theme })
    const { page } = app
    for (const path of ['/board', '/variants']) {
      await app.visit(path)
      // Colours that fade in would be measured halfway.
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
      await expectAccessible(page)
    }
    await app.close()
  },
)

test('a game begun from here is still on the board after a reload', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page
    .getByRole('button', { name: /^Kalah/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Play on the board' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  const chosen = page.getByRole('button', { name: 'Choose the game' })
  await expect.poll(() => chosen.textContent()).toContain('Kalah')
  await page.reload()
  await expect.poll(() => chosen.textContent()).toContain('Kalah')
  await app.close()
})

test('changes to a variant outlast a look at another, and are discarded with an Undo', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const list = page.getByRole('navigation', { name: 'Variants' })
  await rule(page, 'Relay').getByRole('radio', { name: 'never' }).click()
  await list
    .getByRole('button', { name: /^Kalah/ })
    .first()
    .click()
  await list
    .getByRole('button', { name: /^Congkak/ })
    .first()
    .click()
  const never = rule(page, 'Relay').getByRole('radio', { name: 'never', checked: true })
  await never.waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await never.waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await never.waitFor()
  await app.close()
})

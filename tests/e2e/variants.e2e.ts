import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { explain } from '../../src/engine/variant/explain.ts'
import { explainRule } from '../../src/engine/variant/sentences/rules.ts'
import { clauseSentence } from '../../src/engine/variant/sentences/clauses.ts'
import { inEnglish } from '../../src/locales/english.ts'
import { message } from '../../src/locales/message.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** A rule among all settings. */
function rule(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true })
}

async function showSettings(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'All settings' }).click()
}

/** Opens another game from the list. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose the variant' }).click()
  await page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name }).first().dblclick()
}

/** The words of the sheet that a rule decides. */
function words(page: Page, label: string) {
  return page
    .getByRole('region', { name: 'Rules in words' })
    .getByRole('button', { name: new RegExp(`^${label}, `) })
}

test('congklak is edited into Kasim’s patch, saved, kept over a reload and played', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await choose(page, /^Congklak Indonesia/)
  await page.getByRole('button', { name: /^Rule 3, When: / }).click()
  await page
    .getByLabel('The last seed falls in', { exact: true })
    .selectOption({ label: 'one of your holes' })
  await page.keyboard.press('Escape')
  await page.getByText('1 change').waitFor()
  const patched = explain(findPreset('congklak-patched')!.make({}))
  const sentence = inEnglish(patched.find(({ clause }) => clause === 3)!.sentence)
  await page.getByTitle(sentence).waitFor()
  await page.getByLabel('Name').fill('Congklak, patched by me')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved Congklak, patched by me').waitFor()
  await page.reload()
  await choose(page, /Congklak, patched by me/)
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
  await showSettings(page)
  await rule(page, 'Stores').getByRole('radio', { name: 'for captures only' }).click()
  await page.getByText('1 contradiction').waitFor()
  expect(
    await rule(page, 'Stores')
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
    JSON.stringify({ ...good, sow: { direction: 'sideways' } }),
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
  await page.getByRole('button', { name: 'Choose the variant' }).click()
  await page.getByRole('searchbox', { name: 'Search games' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Your variants' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await drop([JSON.stringify({ ...good, name: 'From a file' })])
  const item = page
    .getByRole('dialog', { name: 'Choose a game' })
    .getByRole('button', { name: /^From a file/ })
  const chosen = page.getByRole('button', { name: 'Choose the variant' })
  await expect.poll(() => chosen.textContent()).toContain('From a file')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('From a file was deleted.').waitFor()
  await expect.poll(() => chosen.textContent()).not.toContain('From a file')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => chosen.textContent()).toContain('From a file')
  await chosen.click()
  await item.waitFor()
  await app.close()
})

test('the file view checks like the form, and each follows the other', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('radio', { name: 'File' }).click()
  const text = page.getByLabel('The variant as a file')
  const json = await text.inputValue()
  await text.fill(json.replace('"allInStores"', '"never"'))
  await page.getByText(/^end\.when must be one of .*, not never\.$/).waitFor()
  await text.fill(json.replace('"noMove": "pass"', '"noMove": "pass", "grandSlam": "void"'))
  await page.getByText('Valid').waitFor()
  await showSettings(page)
  const nothing = rule(page, 'Capturing everything').getByRole('radio', { checked: true })
  expect(await nothing.textContent()).toContain(inEnglish(message('ruleWords.turn.grandSlam.void')))
  await app.close()
})

test('a quick check plays a thousand games, and two variants compare rule by rule', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('button', { name: 'Play 1,000 games' }).click()
  await page.getByText('Moves per game').waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByLabel('Compare with').click()
  await page
    .getByRole('dialog', { name: 'Choose a game' })
    .getByRole('button', { name: /^Awari / })
    .first()
    .dblclick()
  await page.getByRole('dialog').getByText('for captures only').waitFor()
  await app.shoot('variants-compare')
  await page.getByRole('dialog').getByRole('button', { name: 'Measure both' }).click()
  await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
  const compared = page.getByLabel(/^Variant \d+$/)
  await expect.poll(() => compared.count()).toBe(2)
  expect((await compared.nth(1).textContent())?.trim()).toBe('Awari')
  await app.close()
})

test('the rules are changed in their sentences: a number in place, a word from a list; each change can be undone', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const sheet = page.getByRole('region', { name: 'Rules in words' })
  await words(page, 'Seeds per hole').click()
  const seeds = page.getByRole('spinbutton', { name: 'Seeds per hole' })
  await seeds.fill('5')
  await seeds.press('Enter')
  await page.getByRole('button', { name: 'Seeds per hole, 5, was 7' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('5')

  // By keyboard alone.
  await words(page, 'First move').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox', { name: 'First move' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await sheet.getByText('Lots are drawn').waitFor()
  await app.shoot('variants-sentences')

  const changes = page.getByRole('region', { name: 'Changed from Congkak' })
  expect(await changes.getByRole('listitem').count()).toBe(2)
  await changes.getByRole('button', { name: 'Undo: Each hole starts with 5 seeds.' }).click()
  await page.getByRole('button', { name: 'Seeds per hole, 7', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await page.getByRole('button', { name: 'Seeds per hole, 5, was 7' }).waitFor()
  await app.close()
})

test('a rule is found by meaning, added, said on the sheet, and removed with an undo', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const sheet = page.getByRole('region', { name: 'Rules in words' })
  await page.getByRole('heading', { name: 'The last seed' }).click()
  await page.keyboard.press('+')
  const dialog = page.getByRole('dialog', { name: 'Add a rule' })
  await dialog.getByRole('combobox', { name: 'Search rules' }).fill('starve')
  const feeding = findPreset('awari')!.make({})
  const sentence = inEnglish(explainRule(feeding, 'turn.mustFeed')!)
  await dialog.getByRole('option', { name: sentence }).click()
  await app.shoot('variants-add')
  await expectAccessible(page)
  await dialog.getByRole('combobox').press('Enter')
  const added = sheet.locator('[id="rule-turn.mustFeed"]')
  await added.waitFor()
  await page.getByText('based on Congkak: 1 change').waitFor()
  await added.hover()
  await added.getByRole('button', { name: /^Remove: / }).click()
  await added.waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await added.waitFor()
  await app.close()
})

test('the last seed’s rules are cards: edited, moved by keys, repaired, added and removed with an undo', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const cards = page.getByRole('list', { name: 'The last seed' }).getByRole('listitem')
  const card = (number: number) => page.getByRole('listitem', { name: `Rule ${number}`, exact: true })
  await expect.poll(() => cards.count()).toBe(3)

  // Sow on from your own holes only.
  await card(3)
    .getByRole('button', { name: /^Rule 3, When: / })
    .click()
  await page
    .getByLabel('The last seed falls in', { exact: true })
    .selectOption({ label: 'one of your holes' })
  await page.keyboard.press('Escape')
  await card(3).getByText('one of your holes that was not empty').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('when')
  await page.getByText('based on Congkak: 1 change').waitFor()

  // By keys, and announced.
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Rule 3 moved above rule 2.').waitFor()
  await card(2).getByText('one of your holes that was not empty').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.ariaLabel))
    .toBe('Rule 2')
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Rule 2 moved below rule 3.').waitFor()

  // A copy can never happen, and says so; play is not blocked.
  await page.getByRole('button', { name: 'Rule 3: more' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await card(4).getByText('Never happens: whenever it fits, rule 3 has already applied.').waitFor()
  await page.getByText('1 rule never happens').waitFor()
  expect(await page.getByRole('button', { name: 'Play on the board' }).isEnabled()).toBe(true)

  // A capture below the rule that hides it is put above that.
  await card(4)
    .getByRole('button', { name: /^Rule 4, take: / })
    .click()
  await page.getByRole('radio', { name: 'capture', exact: true }).click()
  await page.keyboard.press('Escape')
  await card(4).getByRole('button', { name: 'Put above 3' }).waitFor()
  await app.shoot('variants-cards')
  await expectAccessible(page)
  await card(4).getByRole('button', { name: 'Put above 3' }).click()
  await card(3).getByText('you capture').waitFor()

  await page.getByRole('button', { name: 'Rule 3: more' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByText('Rule 3 of the last seed was removed.').waitFor()
  const number = await cards.count()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards.count()).toBe(number + 1)
  await app.close()
})

test('a card is dragged to another place', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const card = (number: number) => page.getByRole('listitem', { name: `Rule ${number}`, exact: true })
  await card(3).getByText('was not empty').waitFor()
  const handle = (await card(3).getByTitle('Drag to change the order', { exact: false }).boundingBox())!
  const first = (await card(1).boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(first.x + 40, first.y + 30, { steps: 5 })
  await page.mouse.move(first.x + 40, first.y + 5, { steps: 3 })
  await page.mouse.up()
  await card(1).getByText('was not empty').waitFor()
  await page.getByText('Rule 3 moved above rule 1.').waitFor()
  const changes = page.getByRole('region', { name: 'Changed from Congkak' })
  await changes.getByText('The rules of the last seed are in another order.').waitFor()
  await changes.getByRole('button', { name: /^Undo: / }).click()
  await card(3).getByText('was not empty').waitFor()
  await app.close()
})

test('a rule of the last seed is added where it does something, with its games and an example', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByRole('button', { name: /^Add a rule/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a rule' })
  await dialog.getByRole('combobox').fill('oware')
  const congkak = findPreset('congkak')!.make({})
  const sentence = inEnglish(clauseSentence(congkak, findPreset('oware')!.make({}).last[0]!))
  await dialog.getByRole('option', { name: sentence }).click()
  await dialog.getByText('It will go in as rule 3 of the last seed.').waitFor()
  await dialog.getByRole('button', { name: /^Add this rule/ }).click()
  const card = page.getByRole('listitem', { name: 'Rule 3', exact: true })
  await card.getByRole('button', { name: /^Rule 3, When: .* 2 or 3 seeds$/ }).waitFor()
  await expect.poll(() => card.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.getByRole('region', { name: 'Changed from Congkak' }).getByText(`New: ${sentence}`).waitFor()
  await app.close()
})

test('finding shows what applies, and what could be added', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await page.getByLabel('Find a rule').fill('capture')
  await page.getByText(/^\d rules? of this game$/).waitFor()
  await page.getByRole('button', { name: 'Search rules to add' }).click()
  const found = page.getByRole('dialog').getByRole('option')
  await expect.poll(() => found.count()).toBeGreaterThan(5)
  await app.close()
})

test('unsaved changes survive a reload, and another window never overwrites a variant silently', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  await words(page, 'Seeds per hole').click()
  await page.getByRole('spinbutton', { name: 'Seeds per hole' }).fill('5')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Seeds per hole, 5, was 7' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Seeds per hole, 5, was 7' }).waitFor()
  await page.getByText('not saved', { exact: true }).waitFor()

  await page.getByLabel('Name', { exact: true }).fill('Shared by two windows')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved Shared by two windows').waitFor()
  const other = await page.context().newPage()
  await other.goto(`${app.address}#/variants`)
  await choose(other, /Shared by two windows/)
  for (const [window, seeds] of [
    [page, '3'],
    [other, '4'],
  ] as const) {
    await words(window, 'Seeds per hole').click()
    await window.getByRole('spinbutton', { name: 'Seeds per hole' }).fill(seeds)
    await window.keyboard.press('Enter')
    await window.getByRole('button', { name: `Seeds per hole, ${seeds}, was 7` }).waitFor()
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
  // A reload must not make the second window forget what it started from.
  await other.reload()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await other.getByText('was changed in another window, so it is not saved yet').waitFor()
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
  await choose(page, /^Kalah/)
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
  await showSettings(page)
  await rule(page, 'Direction').getByRole('radio', { name: 'clockwise', exact: true }).click()
  await choose(page, /^Kalah/)
  await choose(page, /^Congkak/)
  const turned = rule(page, 'Direction').getByRole('radio', { name: 'clockwise', exact: true, checked: true })
  await turned.waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await turned.waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await turned.waitFor()
  await app.close()
})

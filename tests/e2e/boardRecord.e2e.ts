import { afterAll, expect, test } from 'vitest'
import { hole, recorded, seat, playHoleSeven, paste } from '../support/browser/boardPage.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a position is edited, copied and pasted; a game survives a reload', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await page.getByRole('button', { name: 'Edit position' }).click()
  await hole(page, 'South', 3).click()
  await hole(page, 'South', 3).press('Shift+ArrowRight')
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('button', { name: 'South hole 3, 8 seeds' }).waitFor()
  await page.getByRole('button', { name: 'South hole 4, 12 seeds' }).waitFor()
  await playHoleSeven(page)
  await expect.poll(async () => (await keptRecords(page, 'games'))[0]?.['record']).toMatch(/"at": 1,/)
  await page.reload()
  await recorded(page).first().waitFor()
  await page.getByText('Position set up by hand').waitFor()
  await paste(page, '7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 N')
  await page
    .getByRole('group', { name: 'North', exact: true })
    .getByText(/turn: choose|to move/)
    .waitFor()
  await app.close()
})

test('a window that is closed right after a move has kept it', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  await page.reload()
  await recorded(page).first().waitFor()
  await app.close()
})

test('a game that was replaced can be restored', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await page.getByText('The old one (1 move) can be restored.').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await recorded(page).first().waitFor()
  await app.close()
})

test('Escape leaves a position that is being set up as it was', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Edit position' }).click()
  await hole(page, 'South', 3).click()
  await page.getByText('99 seeds').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Set up a position').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'South hole 3, 7 seeds' }).waitFor()
  await app.close()
})

test('text that is not a game is refused with a reason, and the board stays as it was', async () => {
  const app = await openApp()
  const { page } = app
  const broken = ['{"lumbung":"game"}', '{', '1 2 99', 'hello there S', '7,7+0 7,7+0 S', '{"board":{}}']
  for (const text of broken) {
    await paste(page, text)
    await page.getByRole('contentinfo').getByText('could not be opened').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.getByRole('button', { name: 'South hole 1, 7 seeds' }).waitFor()
  await app.close()
})

test('a stored game that is damaged is set aside and reported, and the app starts', async () => {
  const app = await openApp()
  const { page } = app
  await hole(page, 'South', 1).waitFor()
  await page.evaluate(
    () =>
      new Promise<void>((settle, fail) => {
        const opening = indexedDB.open('lumbung')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const write = opening.result.transaction('games', 'readwrite')
          write
            .objectStore('games')
            .put({ id: 'current', variant: {}, record: '{"lumb', title: '', saved: 1 })
          write.oncomplete = () => (opening.result.close(), settle())
        }
      }),
  )
  await page.reload()
  await page.getByText('could not be read and was set aside').waitFor()
  await page.getByRole('button', { name: 'South hole 1, 7 seeds' }).waitFor()
  await app.close()
})

test('a move played inside a loaded game replaces its rest only until Undo', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Instant' }).click()
  await paste(page, '7 3 7')
  await page.getByText('move 0 of 3').waitFor()
  await hole(page, 'South', 1).click()
  await page.getByText('The 3 moves that followed are kept as a variation.').waitFor()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('move 0 of 3').waitFor()
  await app.close()
})

test('the record is copied as it is shown, and pasted back', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await paste(page, '7 3 7')
  await page.getByRole('button', { name: 'Copy record' }).click()
  await page.getByText('Record copied').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New game' }).click()
  await page.getByText('No moves yet.').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Paste' }).click()
  await page.getByText('move 0 of 3').waitFor()
  await app.close()
})

test('another move is kept as a variation, with a comment, moved up and deleted', async () => {
  const app = await openApp()
  const { page } = app
  await paste(page, '7 7 3 7')
  await page.getByText('Opened 4 moves').waitFor()
  await page.getByRole('button', { name: 'Variations and comments' }).click()
  const tree = page.getByRole('list', { name: 'Variations' })
  await tree.getByTitle(/^Move 2\b/).click()
  await page.getByRole('textbox', { name: 'Comment after move 2' }).fill('South moves again.')
  await hole(page, 'South', 5).click()
  await tree.getByText('Instead of move 3').waitFor()
  await tree.getByText('South moves again.').waitFor()
  await app.shoot('board-variations')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Actions: Instead of move 3' }).click()
  await page.getByRole('menuitem', { name: 'Move line up' }).click()
  await expect.poll(() => tree.locator('li').first().innerText()).toContain('5')
  await page.reload()
  await tree.getByText('South moves again.').waitFor()

  await page.getByRole('button', { name: 'Actions: Instead of move 3' }).click()
  await page.getByRole('menuitem', { name: 'Delete variation' }).click()
  await expect.poll(() => tree.locator('li').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => tree.locator('li').count()).toBe(2)
  await app.close()
})

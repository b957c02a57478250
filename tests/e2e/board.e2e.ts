import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp, type OpenedApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const WAIT = { timeout: 20_000 }

const SAMPLE = new URL('../../src/engine/papers/published/congkak-sample-game.json', import.meta.url)

/** A hole of the board. */
function hole(page: Page, side: 'North' | 'South', number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^${side} hole ${number},`) })
}

/** The moves in the record. */
function recorded(page: Page): Locator {
  return page.getByRole('region', { name: 'Record' }).getByRole('button', { name: /^\d/ })
}

/** The seeds in a player's store, as the panel beside the board shows them. */
function store(page: Page, side: 'North' | 'South'): Locator {
  return page.getByRole('img', { name: new RegExp(`in ${side}’s store`) })
}

/** The lines of the log. */
function laps(page: Page): Locator {
  return page.getByRole('region', { name: 'Laps played' }).locator('> div')
}

/** How the game ended. */
function result(page: Page): Locator {
  return page.getByText(/(wins the game|game is a tie)/).first()
}

async function seat(page: Page, side: 'North' | 'South', player: string): Promise<void> {
  await page.getByLabel(`Who plays ${side}`).selectOption(player)
}

/** Plays South's hole 7 at once, and waits until it is in the record. */
async function playHoleSeven(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instant' }).click()
  await hole(page, 'South', 7).click()
  await recorded(page).first().waitFor()
}

/** Pastes text as a person would with the keyboard, without asking the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, text)
}

/** Plays South's first playable hole by `how` until the game is over; North answers by itself. */
async function playToTheEnd({ page }: OpenedApp, how: (number: number) => Promise<void>): Promise<void> {
  const over = result(page)
  const mine = page.getByRole('button', { name: /^South hole/, disabled: false }).first()
  for (let turns = 0; turns < 400; turns++) {
    await over.or(mine).first().waitFor(WAIT)
    if (await over.isVisible()) return
    const label = await mine.getAttribute('aria-label')
    if (label !== null) await how(Number(/hole (\d+)/.exec(label)?.[1]))
  }
  throw new Error('The game did not end')
}

test('a whole congkak game by mouse against novice', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'novice')
  await page.getByRole('button', { name: 'Instant' }).click()
  await playToTheEnd(app, (number) => hole(page, 'South', number).click({ timeout: 5000 }))
  const holes = await page.getByRole('button', { name: /hole \d+, \d+ seed/ }).all()
  const labels = await Promise.all(holes.map((each) => each.getAttribute('aria-label')))
  const inHoles = labels.reduce((sum, label) => sum + Number(/, (\d+) seed/.exec(label ?? '')?.[1]), 0)
  const inStores = [await store(page, 'South').textContent(), await store(page, 'North').textContent()]
  expect(inHoles + inStores.reduce((sum, seeds) => sum + Number(seeds), 0)).toBe(98)
  await app.close()
})

test('two strategies play each other to the end', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'strategy:pok-alt')
  await seat(page, 'South', 'strategy:pok-attempt-3')
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await result(page).waitFor(WAIT)
  await app.close()
})

test('a whole congkak game by keyboard against novice', async () => {
  const app = await openApp({ theme: 'dark' })
  const { page } = app
  await seat(page, 'North', 'novice')
  await page.locator('h1').click()
  await page.keyboard.press('t')
  await playToTheEnd(app, (number) => page.keyboard.press(String(number)))
  await page.keyboard.press('z')
  await page.getByText('to move').waitFor()
  await page.keyboard.press('y')
  await result(page).waitFor(WAIT)
  await app.close()
})

test('maximal, moving first, wins congkak in one turn', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'South', 'maximal')
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const turnOf = (side: string) => page.getByRole('group', { name: `${side}, turn 1` }).getByRole('button')
  await turnOf('North').first().waitFor({ timeout: 40_000 })
  expect(await turnOf('South').count(), 'moves of one turn').toBeGreaterThan(5)
  await turnOf('South').last().click()
  expect(Number(await store(page, 'South').textContent()), 'more than half of 98').toBeGreaterThan(49)
  await app.close()
})

test('the sample game of the paper gives the paper’s log', async () => {
  const sample = JSON.parse(await readFile(SAMPLE, 'utf8')) as {
    moves: [string, number][]
    positions_after_each_lap: (string | number)[][]
  }
  const app = await openApp()
  const { page } = app
  await paste(page, sample.moves.map(([, hole]) => hole).join(' '))
  await page.getByText('34 moves').first().waitFor()
  const lines = (await laps(page).allTextContents())
    .filter((line) => line.includes('['))
    .map((line) =>
      line
        .replace(/^.*?([AB]) = \[(.*)\]$/, '$1, $2')
        .split(',')
        .map((word) => word.trim()),
    )
  expect(lines).toEqual(sample.positions_after_each_lap.map((lap) => lap.map(String)))
  await page.getByRole('button', { name: 'Last position' }).click()
  await app.shoot('board-sample-game')
  await app.close()
})

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
  await expect.poll(async () => (await keptRecords(page, 'games'))[0]?.['record'], WAIT).toMatch(/"at": 1,/)
  await page.reload()
  await recorded(page).first().waitFor()
  await page.getByText('Position set up by hand').waitFor()
  await paste(page, '7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 N')
  await page.getByRole('group', { name: 'North', exact: true }).getByText('to move').waitFor()
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

test('a game that another took the place of comes back', async () => {
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
  await page.getByText('Setting up').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'South hole 3, 7 seeds' }).waitFor()
  await app.close()
})

test('the card of a hole stays below the header', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await paste(page, '7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 N')
  await hole(page, 'North', 7).hover()
  const card = await page.getByRole('group', { name: 'Preview of hole 7' }).boundingBox()
  const header = await page.getByRole('main').locator('header').first().boundingBox()
  expect(card!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  await app.close()
})

test('what is no game is refused with a reason, and the board stays as it was', async () => {
  const app = await openApp()
  const { page } = app
  const broken = ['{"lumbung":"game"}', '{', '1 2 99', 'hello there S', '7,7+0 7,7+0 S', '{"board":{}}']
  for (const text of broken) {
    await paste(page, text)
    await page.getByRole('contentinfo').getByText('was not opened').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.getByRole('button', { name: 'South hole 1, 7 seeds' }).waitFor()
  await app.close()
})

test('an agent thinks in a worker: the window goes on drawing, and Stop stops it', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'South', 'mcts:100000')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('thinking').waitFor()
  const frames = await page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let drawn = 0
        const draw = () =>
          document.querySelector('[aria-label="South"]')?.textContent?.includes('thinking') && drawn < 20
            ? (drawn++, requestAnimationFrame(draw))
            : settle(drawn)
        requestAnimationFrame(draw)
      }),
  )
  expect(frames, 'frames drawn while it thinks').toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('to move').waitFor()
  expect(await recorded(page).count()).toBe(0)
  await app.close()
})

test('a game is walked through by lap, by seed and by move, forwards and back', async () => {
  const app = await openApp()
  const { page } = app
  await paste(page, '7 3 7')
  await page.getByText('move 0 of 3').waitFor()
  const now = laps(page).and(page.locator('[aria-current]'))
  const step = page.getByRole('button', { name: 'Step', exact: true })
  await page.getByRole('slider', { name: 'Speed' }).fill('13')
  await step.click()
  await page.getByText('move 1 of 3').waitFor()
  await expect.poll(() => now.textContent(), WAIT).toContain('A = [ 7,  7,  7,  7,  7,  7,  0,  1')
  await step.click()
  await expect.poll(() => laps(page).nth(2).getAttribute('aria-current'), WAIT).toBe('step')
  await expect.poll(() => store(page, 'South').textContent(), WAIT).toBe('10')
  await page.getByRole('radio', { name: 'move' }).click()
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByText('move 0 of 3').waitFor()
  expect(await store(page, 'South').textContent()).toBe('0')
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByText('3 moves').first().waitFor()
  await app.close()
})

test('a kept game that is damaged is set aside, told of, and the app starts', async () => {
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
  await page.getByText('The 3 moves that followed can be restored.').waitFor()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('move 0 of 3').waitFor()
  await app.close()
})

test('the record is copied as it is shown, and pasted back', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await paste(page, '7 3 7')
  await page.getByRole('button', { name: 'Copy the record' }).click()
  await page.getByText('Copied the record').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New game' }).click()
  await page.getByText('No moves yet.').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Paste' }).click()
  await page.getByText('move 0 of 3').waitFor()
  await app.close()
})

test('single keys can be switched off, and then need the focus on the board', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await page.getByRole('switch', { name: /single keys/i }).click()
  await app.visit('/board')
  await seat(page, 'North', 'human')
  await paste(page, '7 3 7')
  await page.getByText('move 0 of 3').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await page.getByText('move 0 of 3').waitFor()
  await hole(page, 'South', 1).focus()
  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await app.close()
})

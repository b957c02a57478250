import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp, type OpenedApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const WAIT = { timeout: 20_000 }

const SAMPLE = new URL('../../src/engine/papers/published/congkak-sample-game.json', import.meta.url)

async function seat(page: Page, side: 'North' | 'South', player: string): Promise<void> {
  await page.getByLabel(`Who plays ${side}`).selectOption(player)
}

/** Plays South's hole 7 at once, and waits until it is in the record. */
async function playHoleSeven(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.locator('[data-slot="6"]').click()
  await page.locator('.record button').first().waitFor()
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
async function playToTheEnd({ page }: OpenedApp, how: (slot: number) => Promise<void>): Promise<void> {
  const over = page.getByText(/(wins the game|game is a tie)/).first()
  const mine = page.locator('.hollow.playable')
  for (let turns = 0; turns < 400; turns++) {
    await over.or(mine.first()).first().waitFor({ timeout: 20_000 })
    if (await over.isVisible()) return
    const slot = await mine.first().getAttribute('data-slot')
    if (slot !== null) await how(Number(slot))
  }
  throw new Error('The game did not end')
}

test('a whole congkak game by mouse against novice', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'novice')
  await page.getByRole('button', { name: 'Instant' }).click()
  await playToTheEnd(app, (slot) => page.locator(`[data-slot="${slot}"]`).click({ timeout: 5000 }))
  const counts = await page.locator('.bead text').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(98)
  await app.close()
})

test('two strategies play each other to the end', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'strategy:pok-alt')
  await seat(page, 'South', 'strategy:pok-attempt-3')
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page
    .getByText(/(wins the game|game is a tie)/)
    .first()
    .waitFor(WAIT)
  await app.close()
})

test('a whole congkak game by keyboard against novice', async () => {
  const app = await openApp({ theme: 'dark' })
  const { page } = app
  await seat(page, 'North', 'novice')
  await page.locator('h1').click()
  await page.keyboard.press('t')
  await playToTheEnd(app, (slot) => page.keyboard.press(String(slot + 1)))
  await page.keyboard.press('z')
  await page.getByText('to move').waitFor()
  await page.keyboard.press('y')
  await app.close()
})

test('maximal, moving first, wins congkak in one turn', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'South', 'maximal')
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('.record .moves > span:nth-child(6) button').waitFor({ timeout: 40_000 })
  const turn = (await page.locator('.record .moves > span:nth-child(5) button').allTextContents()).length
  expect(turn, 'moves of one turn').toBeGreaterThan(5)
  await page.locator('.record .moves > span:nth-child(5) button').last().click()
  const store = await page.getByRole('img', { name: /in South’s store/ }).textContent()
  expect(Number(store), 'more than half of 98').toBeGreaterThan(49)
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
  const laps = (await page.locator('.log > div').allTextContents())
    .filter((line) => line.includes('['))
    .map((line) =>
      line
        .replace(/^.*?([AB]) = \[(.*)\]$/, '$1, $2')
        .split(',')
        .map((word) => word.trim()),
    )
  expect(laps).toEqual(sample.positions_after_each_lap.map((lap) => lap.map(String)))
  await page.getByRole('button', { name: 'Last position' }).click()
  await app.shoot('board-sample-game')
  await app.close()
})

test('a position is edited, copied and pasted; a game survives a reload', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await page.getByRole('button', { name: 'Edit position' }).click()
  await page.locator('[data-slot="2"]').click()
  await page.locator('[data-slot="2"]').press('Shift+ArrowRight')
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Play from here' }).click()
  expect(await page.locator('[data-slot="2"]').getAttribute('aria-label')).toBe('South hole 3, 8 seeds')
  expect(await page.locator('[data-slot="3"]').getAttribute('aria-label')).toBe('South hole 4, 12 seeds')
  await playHoleSeven(page)
  await expect.poll(async () => (await keptRecords(page, 'games'))[0]?.['record'], WAIT).toMatch(/"at": 1,/)
  await page.reload()
  await page.locator('.record button').first().waitFor()
  await page.getByText('Position set up by hand').waitFor()
  await paste(page, '7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 N')
  await page.locator('.plate.north').getByText('to move').waitFor()
  await app.close()
})

test('a window that is closed right after a move has kept it', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  await page.reload()
  await page.locator('.record button').first().waitFor()
  await app.close()
})

test('a game that another took the place of comes back', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await page.getByText('Congkak, 1 move, left the board').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.locator('.record button').first().waitFor()
  await app.close()
})

test('Escape leaves a position that is being set up as it was', async () => {
  const app = await openApp()
  const { page } = app
  await page.getByRole('button', { name: 'Edit position' }).click()
  await page.locator('[data-slot="2"]').click()
  await page.getByText('99 seeds').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Setting up').waitFor({ state: 'detached' })
  expect(await page.locator('[data-slot="2"]').getAttribute('aria-label')).toBe('South hole 3, 7 seeds')
  await app.close()
})

test('the card of a hole stays below the header', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'human')
  await paste(page, '7,7,7,7,7,7,7+0 7,7,7,7,7,7,7+0 N')
  await page.locator('[data-slot="14"]').hover()
  const card = await page.locator('.peek').boundingBox()
  const header = await page.locator('header').first().boundingBox()
  expect(card!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  await app.close()
})

test('what is no game is refused with a reason, and the board stays as it was', async () => {
  const app = await openApp()
  const { page } = app
  const broken = ['{"lumbung":"game"}', '{', '1 2 99', 'hello there S', '7,7+0 7,7+0 S', '{"board":{}}']
  for (const text of broken) {
    await paste(page, text)
    await page.locator('.notice .trouble').last().waitFor()
    expect(await page.locator('.notice .text').textContent()).toContain('was not opened')
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  expect(await page.locator('[data-slot="0"]').getAttribute('aria-label')).toBe('South hole 1, 7 seeds')
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
          document.querySelector('.turn')?.textContent === 'thinking' && drawn < 20
            ? (drawn++, requestAnimationFrame(draw))
            : settle(drawn)
        requestAnimationFrame(draw)
      }),
  )
  expect(frames, 'frames drawn while it thinks').toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('to move').waitFor()
  expect(await page.locator('.record button').count()).toBe(0)
  await app.close()
})

test('a game is walked through by lap, by seed and by move, forwards and back', async () => {
  const app = await openApp()
  const { page } = app
  await paste(page, '7 3 7')
  await page.getByText('move 0 of 3').waitFor()
  const now = page.locator('.log > .now')
  const step = page.getByRole('button', { name: 'Step', exact: true })
  await page.getByRole('slider', { name: 'Speed' }).fill('13')
  await step.click()
  await page.getByText('move 1 of 3').waitFor()
  await expect.poll(() => now.textContent(), WAIT).toContain('A = [ 7,  7,  7,  7,  7,  7,  0,  1')
  await step.click()
  await expect.poll(() => page.locator('.log > div').nth(2).getAttribute('class'), WAIT).toBe('now')
  await expect.poll(() => page.getByRole('img', { name: /in South’s store/ }).textContent(), WAIT).toBe('10')
  await page.getByRole('radio', { name: 'move' }).click()
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByText('move 0 of 3').waitFor()
  expect(await page.getByRole('img', { name: /in South’s store/ }).textContent()).toBe('0')
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByText('3 moves').first().waitFor()
  await app.close()
})

test('a kept game that is damaged is set aside, told of, and the app starts', async () => {
  const app = await openApp()
  const { page } = app
  await page.locator('[data-slot="0"]').waitFor()
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
  expect(await page.locator('[data-slot="0"]').getAttribute('aria-label')).toBe('South hole 1, 7 seeds')
  await app.close()
})

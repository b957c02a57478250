import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import {
  SAMPLE,
  hole,
  recorded,
  store,
  laps,
  result,
  seat,
  paste,
  playToTheEnd,
} from '../support/browser/boardPage.ts'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a whole congkak game by mouse against novice', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'North', 'novice')
  await page.getByRole('button', { name: 'Instant' }).click()
  await playToTheEnd(app, (number) => hole(page, 'South', number).click())
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
  await result(page).waitFor()
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
  await page.getByText('Your turn: choose a ringed hole').waitFor()
  await page.keyboard.press('y')
  await result(page).waitFor()
  await app.close()
})

test('maximal, moving first, wins congkak in one turn', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'South', 'maximal')
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const turnOf = (side: string) => page.getByRole('group', { name: `${side}, turn 1` }).getByRole('button')
  await turnOf('North').first().waitFor()
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
  await page.getByRole('button', { name: 'Open log' }).click()
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

test('an agent thinks in a worker: the window keeps drawing, and Stop stops it', async () => {
  const app = await openApp()
  const { page } = app
  await seat(page, 'South', 'mcts:100000')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page
    .getByRole('group', { name: 'South', exact: true })
    .getByText('thinking', { exact: true })
    .waitFor()
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
  await page
    .getByRole('group', { name: 'South', exact: true })
    .getByText('to move', { exact: true })
    .waitFor()
  await expect.poll(() => recorded(page).count()).toBe(0)
  await app.close()
})

test('a game is walked through by lap, by seed and by move, forwards and back', async () => {
  const app = await openApp()
  const { page } = app
  await paste(page, '7 3 7')
  await page.getByText('move 0 of 3').waitFor()
  await page.getByRole('button', { name: 'Open log' }).click()
  const now = laps(page).and(page.locator('[aria-current]'))
  const step = page.getByRole('button', { name: 'Step forward', exact: true })
  await page.getByRole('slider', { name: 'Speed' }).fill('13')
  await step.click()
  await page.getByText('move 1 of 3').waitFor()
  await expect.poll(() => now.textContent()).toContain('A = [ 7,  7,  7,  7,  7,  7,  0,  1')
  await step.click()
  await expect.poll(() => laps(page).nth(2).getAttribute('aria-current')).toBe('step')
  await expect.poll(() => store(page, 'South').textContent()).toBe('10')
  await page.getByRole('radio', { name: 'move' }).click()
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByText('move 0 of 3').waitFor()
  expect(await store(page, 'South').textContent()).toBe('0')
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByText('3 moves').first().waitFor()
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

test.each(['pointer', 'keyboard'] as const)(
  'an experiment starts with the position shown, by %s',
  async (by) => {
    const app = await openApp()
    const { page } = app
    await paste(page, '0,0,2,0,1,3,0+40 1,0,0,2,0,0,1+48 S')
    await page.getByText('Position opened').waitFor()
    if (by === 'pointer') await hole(page, 'South', 3).click({ button: 'right' })
    else {
      await page.getByRole('button', { name: 'More' }).focus()
      await page.keyboard.press('Enter')
    }
    const entry = page.getByRole('menuitem', { name: 'Solve it as an experiment' })
    await entry.waitFor()
    if (by === 'pointer') await expectAccessible(page)
    await app.shoot(`from-here-${by}`)
    await entry.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('from 0,0,2,0,1,3,0+40 1,0,0,2,0,0,1+48 S').first().waitFor()
    await app.shoot('from-here-answer')
    await app.close()
  },
)

test('a position is solved beside the board', async () => {
  const app = await openApp()
  const { page } = app
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 9 })
  const players = { south: 'human', north: 'human' }
  await paste(
    page,
    JSON.stringify({ lumbung: 'game', schema: 1, title: '', players, record: '', at: 0, variant }),
  )
  const values = page.getByRole('region', { name: 'Move values' })
  // More seeds than are proven unasked.
  await values.getByText(/^estimate, /).waitFor()
  const solve = values.getByRole('button', { name: 'Solve this position' })
  await solve.click()
  await values.getByText(/^exact, /).waitFor()
  await expect.poll(() => solve.count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('#/board')
  await app.close()
})

test('values say so where the search leaves out a rule: both players of sungka sow at once', async () => {
  const app = await openApp({ path: '/variants' })
  const { page } = app
  const alone = page.getByText('estimated as if the mover sowed alone')
  const choose = page.getByRole('button', { name: 'Choose the variant' })
  await choose.click()
  await page.getByRole('button', { name: /^Sungka Philippines/ }).dblclick()
  await page.getByRole('button', { name: 'Play on the board' }).click()
  await alone.waitFor()
  await app.visit('/variants')
  await choose.click()
  await page
    .getByRole('button', { name: /^Congkak Malaysia/ })
    .first()
    .dblclick()
  await page.getByRole('button', { name: 'Play on the board' }).click()
  await page.getByText(/^estimate, /).waitFor()
  await expect.poll(() => alone.count()).toBe(0)
  await app.close()
})

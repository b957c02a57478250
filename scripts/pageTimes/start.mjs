// How long the app takes from its address to a board that answers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { clockOf, watchPage } from './watch.mjs'

/** Runs in the page: when the first hole that can be played was painted. */
function watchBoard() {
  globalThis.board = new Promise((found) => {
    const look = () =>
      document.querySelector('.hollow.playable')
        ? requestAnimationFrame(() => requestAnimationFrame(() => found(performance.now())))
        : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
}

/** How long no long task may run before the page counts as calm, in milliseconds. */
const CALM_MS = 1000

/**
 * In milliseconds after the address was asked for: `painted` anything, `board` a hole that can be played, `interactive` no task over 50 ms
 * any more once the board is there; `busy` is processor time until it was calm. A fresh profile has nothing stored; a warm one has opened the app
 * three times before, so that the browser has compiled its code.
 */
export async function startTwice(options, address, note) {
  const folder = await mkdtemp(join(tmpdir(), 'page-times-'))
  const opened = async (what) => {
    const context = await chromium.launchPersistentContext(folder, {
      ...options,
      viewport: { width: 1280, height: 800 },
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript(watchPage)
    await page.addInitScript(watchBoard)
    const busy = await clockOf(page)
    await page.goto(`${address}#/board`)
    const board = await page.evaluate(() => globalThis.board)
    await page.waitForTimeout(CALM_MS)
    const { painted, tasks } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      tasks: globalThis.seen.tasks,
    }))
    const ends = tasks.map(({ startTime, duration }) => startTime + duration)
    if (what) note(what, { painted, board, interactive: Math.max(board, ...ends), busy: await busy() })
    await context.close()
  }
  await opened('fresh profile')
  await opened(null)
  await opened(null)
  await opened('warm profile')
  await rm(folder, { recursive: true, force: true })
}

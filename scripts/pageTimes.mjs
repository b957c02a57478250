#!/usr/bin/env node
// How long the window takes to answer: `node scripts/pageTimes.mjs`, after `npm run build`. Opens every page of the rail, twice, and does
// some common actions, `--rounds 5` times, each round in a new window. Prints medians in milliseconds:
// shown – from the click until the new page is painted; event – what the browser itself measured for the click (Event Timing, steps of 8);
// task – the longest task meanwhile (only tasks over 50 ms are known); busy – processor time of the page, which other work on the
// machine does not lengthen. The pointer rests on an entry for `--rest 0` milliseconds before it is pressed: pages are loaded meanwhile.
// CHROME names the program of a Chromium, if it is not among the usual ones.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { serveApp } from '../out/main/server.js'
import { chromiumOptions } from './chromium.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, rest: { type: 'string', default: '0' } },
})
const ROUNDS = Number(values.rounds)
const REST_MS = Number(values.rest)
const PAGES = ['Puzzles', 'Variants', 'Experiments', 'Results', 'Papers', 'Settings', 'Board']

/** Collects, in the page, what the browser reports about clicks and long tasks. */
function watchPage() {
  globalThis.seen = { events: [], tasks: [], clicked: 0 }
  addEventListener('click', () => (globalThis.seen.clicked = performance.now()), { capture: true })
  addEventListener('keydown', () => (globalThis.seen.clicked = performance.now()), { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' || name === 'keydown') globalThis.seen.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

const painted = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))

/** Does something once and waits until `isShown` holds and is painted. */
async function timed(page, session, act, isShown, argument) {
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  await page.evaluate(() => Object.assign(globalThis.seen, { events: [], tasks: [] }))
  const before = await busy()
  const shownAt = page
    .waitForFunction(isShown, argument, { polling: 'raf' })
    .then(() => page.evaluate(painted))
  await act()
  const at = await shownAt
  const spent = (await busy()) - before
  // Entries of the last frame are delivered a little later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 120)))
  const { events, tasks, clicked } = await page.evaluate(() => globalThis.seen)
  return { shown: at - clicked, event: Math.max(0, ...events), task: Math.max(0, ...tasks), busy: spent }
}

const hasTitle = (title) => document.querySelector('h1')?.textContent?.trim() === title
const isRecorded = (move) =>
  [...document.querySelectorAll('[aria-label="Record"] button')].some(({ textContent }) =>
    textContent?.trim().startsWith(move),
  )

async function round(browser, address, note) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.addInitScript(watchPage)
  await page.goto(`${address}#/board`)
  await page.getByText(/^estimate, /).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (const turn of ['first', 'again']) {
    for (const name of PAGES) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
      await link.hover()
      await page.waitForTimeout(REST_MS)
      note(`${name}, ${turn}`, await timed(page, session, () => link.click(), hasTitle, name))
    }
  }
  await page.getByRole('button', { name: 'Instant' }).click()
  const hole = page.getByRole('button', { name: /^South hole 7,/ })
  note('Play a hole', await timed(page, session, () => hole.click(), isRecorded, '7'))
  await page.context().close()
}

const server = await serveApp(resolve('out/renderer'))
const browser = await chromium.launch(await chromiumOptions())
const noted = new Map()
for (let each = 0; each < ROUNDS; each++)
  await round(browser, server.address, (what, times) => noted.set(what, [...(noted.get(what) ?? []), times]))
await browser.close()

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const kinds = ['shown', 'event', 'task', 'busy']
console.log(`| action | ${kinds.join(' | ')} |\n| --- | ${kinds.map(() => '---:').join(' | ')} |`)
for (const [what, times] of noted)
  console.log(
    `| ${what} | ${kinds.map((kind) => Math.round(median(times.map((each) => each[kind])))).join(' | ')} |`,
  )
process.exit(0)

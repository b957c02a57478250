#!/usr/bin/env node
// How long the window takes to answer: `node scripts/pageTimes.mjs`, after `npm run build`. Starts the app, opens every page of the rail,
// twice, and does the most common actions, `--rounds 5` times, each round in a new window that has stored the app. Prints in milliseconds:
// least, shown – the shortest and the median time from the click or key until its answer is painted; event – what the browser itself
// measured for it (Event Timing, steps of 8; what a page does later is not waited for); task – the longest task meanwhile (only tasks over
// 50 ms are known); busy – processor time of the page's thread, which other work on the machine hardly lengthens.
// The pointer rests for `--rest 150` milliseconds on what it then clicks. `--app out/renderer` names a built app; of several, rounds are
// taken in turns. `--only TEXT` takes actions with that text in their names, and `--profile FILE` writes what the processor did in the last
// of them. CHROME names the program of a Chromium, if it is not among the usual ones.
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { serveApp } from '../out/main/server.js'
import { chromiumOptions } from './chromium.mjs'
import { ACTIONS } from './pageTimes/actions.mjs'
import { startTwice } from './pageTimes/start.mjs'
import { clockOf, timed, watchPage } from './pageTimes/watch.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rest: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    app: { type: 'string', multiple: true, default: ['out/renderer'] },
  },
})
const ROUNDS = Number(values.rounds)
const REST_MS = Number(values.rest)
/** How long the app, once it is stored, may prepare its pages. On the desktop it need not be stored first. */
const PREPARING_MS = 4000
const KINDS = ['shown', 'event', 'task', 'busy']

async function profiled(page, act) {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await act()
  const { profile } = await session.send('Profiler.stop')
  await writeFile(values.profile, JSON.stringify(profile))
}

async function round(browser, address, note) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  await page.goto(`${address}#/board`)
  await page.getByText(/^estimate, /).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForTimeout(PREPARING_MS)
  const busy = await clockOf(page)
  page.setDefaultTimeout(30_000)
  for (const action of ACTIONS) {
    try {
      await perform(page, busy, action, note)
    } catch (cause) {
      throw new Error(`“${action.name}” did not work`, { cause })
    }
  }
  await context.close()
}

async function perform(page, busy, { name, ready, click, key, shown, argument }, note) {
  await ready?.(page)
  await click?.(page).hover()
  await page.waitForTimeout(REST_MS)
  // At the place of the pointer: to look for the target once more would count as the page's work.
  const press = async () => {
    if (key) return page.keyboard.press(key)
    await page.mouse.down()
    await page.mouse.up()
  }
  const act = async () => note(name, await timed(page, busy, press, shown, argument))
  if (values.profile && values.only && name.includes(values.only)) await profiled(page, act)
  else await act()
}

const load = () => loadavg().map((each) => each.toFixed(1))
console.log(`Load ${load().join(', ')} on ${cpus().length} processors at the start.`)
const options = await chromiumOptions()
const apps = await Promise.all(
  values.app.map(async (folder) => {
    const { address } = await serveApp(resolve(folder))
    return { folder, address, done: new Map(), started: new Map() }
  }),
)
const noteIn = (found) => (what, times) => {
  if (what.includes(values.only)) found.set(what, [...(found.get(what) ?? []), times])
}
const browser = await chromium.launch(options)
for (let each = 0; each < ROUNDS; each++)
  for (const { address, done } of apps) await round(browser, address, noteIn(done))
await browser.close()
if (!values.only)
  for (let each = 0; each < ROUNDS; each++)
    for (const { address, started } of apps) await startTwice(options, address, noteIn(started))

function print(title, kinds, rows) {
  console.log(
    `\n| ${title} | least | ${kinds.join(' | ')} |\n| --- | ---: | ${kinds.map(() => '---:').join(' | ')} |`,
  )
  for (const [what, times] of rows) {
    const median = (kind) => times.map((each) => each[kind]).sort((a, b) => a - b)[times.length >> 1]
    const least = Math.min(...times.map((each) => each[kinds[0]]))
    console.log(`| ${what} | ${[least, ...kinds.map(median)].map(Math.round).join(' | ')} |`)
  }
}
for (const { folder, done, started } of apps) {
  if (apps.length > 1) console.log(`\n${folder}`)
  print('action', KINDS, done)
  if (!values.only) print('start', ['painted', 'board', 'interactive', 'busy'], started)
}
console.log(`\nLoad ${load().join(', ')} at the end.`)
process.exit(0)

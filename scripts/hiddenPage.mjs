#!/usr/bin/env node
// Times a run of a million games in a visible page and in a hidden one: `node scripts/hiddenPage.mjs`, after `npm run build`.
// `--wait 330` starts the run only when the page has been hidden for so many seconds: after five minutes, Chromium lets the
// timers of a hidden page run once a minute. `--rounds 1` makes one comparison instead of three.
// CHROME names the program of a Chromium, if it is not among the usual ones.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { serveApp } from '../out/main/server.js'
import { chromiumOptions } from './chromium.mjs'

const { values: options } = parseArgs({
  options: { wait: { type: 'string', default: '0' }, rounds: { type: 'string', default: '3' } },
})
const GAMES = '1,000,000'
/** Playwright keeps hidden pages at full speed, which is what is to be measured here. */
const SPARING = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/**
 * A page of its own window, without what Playwright does to its pages: it emulates focus, and a page with focus is never
 * hidden.
 */
async function openPlainPage(browser, url) {
  const cdp = await browser.newBrowserCDPSession()
  const { browserContextId } = await cdp.send('Target.createBrowserContext')
  const { targetId } = await cdp.send('Target.createTarget', { url, browserContextId, newWindow: true })
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map()
  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const { id, result } = JSON.parse(event.message)
    waiting.get(id)?.(result)
  })
  const evaluate = async (expression) => {
    const id = waiting.size + 1
    const answered = new Promise((settle) => waiting.set(id, settle))
    const params = { expression, returnByValue: true }
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params })
    await cdp.send('Target.sendMessageToTarget', { sessionId, message })
    return (await answered).result.value
  }
  return {
    /** Evaluates an expression again and again until it is true. */
    async until(expression) {
      while ((await evaluate(expression)) !== true) await wait(50)
    },
    async minimise() {
      const { windowId } = await cdp.send('Browser.getWindowForTarget', { targetId })
      await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
    },
    close: () => cdp.send('Target.disposeBrowserContext', { browserContextId }),
  }
}

/** Clicks on the first of some elements with such a text; an expression that is true once that was done. */
const click = (selector, text) => `(() => {
  const found = [...document.querySelectorAll('${selector}')].find((each) => ${text}.test(each.textContent.trim()))
  found?.click()
  return found !== undefined
})()`
/** Fills in a field by its label. */
const fill = (label, text) => `(() => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === '${label}')?.control
  if (!found) return false
  found.value = '${text}'
  for (const event of ['input', 'change']) found.dispatchEvent(new Event(event, { bubbles: true }))
  return true
})()`
const isDone = `[...document.querySelectorAll('li')].some((row) => row.ariaLabel?.endsWith(': done'))`

/** Seconds from Run until the job is done, in a page that is hidden meanwhile or not. */
async function timeRun(browser, address, isHidden) {
  const page = await openPlainPage(browser, `${address}#/experiments`)
  await page.until(click('[role="radio"]', /^Match series/))
  await page.until(fill('Games', GAMES))
  if (isHidden) await page.minimise()
  await page.until(`document.visibilityState === '${isHidden ? 'hidden' : 'visible'}'`)
  if (isHidden) await wait(Number(options.wait) * 1000)
  const start = performance.now()
  await page.until(click('button', /^Run$/))
  await page.until(isDone)
  const seconds = (performance.now() - start) / 1000
  await page.close()
  return seconds
}

const server = await serveApp(resolve('out/renderer'), 0)
const browser = await chromium.launch({ ...(await chromiumOptions()), ignoreDefaultArgs: SPARING })
try {
  for (let round = 1; round <= Number(options.rounds); round++) {
    const visible = await timeRun(browser, server.address, false)
    const hidden = await timeRun(browser, server.address, true)
    console.log(`round ${round}: visible ${visible.toFixed(1)} s, hidden ${hidden.toFixed(1)} s`)
  }
} finally {
  await browser.close()
  await server.close()
}

#!/usr/bin/env node
// Starts a packaged Lumbung and uses it as people do, over Chromium's remote debugging: `node scripts/drivePackaged.mjs PROGRAM`.
// Playwright cannot launch a package itself, because its fuses forbid the inspector.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

/** How long one step may take on a busy machine. */
const PATIENCE = 120_000
const TITLE = 'Forwarded game'

/** A game with one move, as the Board saves it. */
function gameOf(variant) {
  const players = { south: 'human', north: 'human' }
  return { lumbung: 'game', schema: 1, title: TITLE, players, record: '3', at: 1, variant }
}

/** The address at which a program says that it can be debugged. */
async function debuggingAddress(child, ended) {
  let said = ''
  return new Promise((found, fail) => {
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      said += piece
      const match = /DevTools listening on (ws:\/\/\S+)/.exec(said)
      if (match) found(match[1])
    })
    child.once('error', fail)
    void ended.then(() => fail(new Error(`The program ended before its page opened:\n${said}`)))
  })
}

/**
 * Waits until the page of the app is there. Whoever attaches earlier, while the window still has its first, empty
 * document, may miss that it was replaced and wait forever.
 */
async function pageIsThere(address) {
  const list = `http://${new URL(address).host}/json/list`
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const targets = await (await fetch(list)).json()
    if (targets.some(({ type, title }) => type === 'page' && title.endsWith('Lumbung'))) return
    await wait(200)
  }
  throw new Error(`No page of the app was there after ${PATIENCE / 1000} s.`)
}

/** Starts a program with a port for remote debugging and waits for its page. */
export async function startProgram(program, args, userData, env = process.env) {
  const child = spawn(program, [...args, '--remote-debugging-port=0', `--user-data-dir=${userData}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env,
  })
  const ended = new Promise((settle) => child.once('close', (code, signal) => settle({ code, signal })))
  /** Ends it as a power failure would. */
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  try {
    const address = await debuggingAddress(child, ended)
    await pageIsThere(address)
    const browser = await chromium.connectOverCDP(address, { timeout: PATIENCE })
    const page = browser.contexts()[0].pages()[0]
    page.setDefaultTimeout(PATIENCE)
    await page.locator('h1').waitFor()
    /** Asks it to quit; answers with its exit code. */
    const quit = async () => {
      const session = await browser.newBrowserCDPSession()
      // Electron never answers this one: it ends.
      session.send('Browser.close').catch(() => undefined)
      const left = await Promise.race([ended, wait(PATIENCE, null, { ref: false })])
      if (left === null) throw new Error(`It did not quit within ${PATIENCE / 1000} s.`)
      return left
    }
    return { page, kill, quit }
  } catch (error) {
    await kill()
    throw error
  }
}

/**
 * The walk. `start` opens the app on the same data each time; `forward` hands a game of a variant to the running app, or
 * is null where that cannot be done.
 *
 * @param {() => ReturnType<typeof startProgram>} start
 * @param {{ variant: unknown, file: (path: string) => Promise<void> } | null} forward
 * @param {string} folder
 * @param {(what: string) => unknown} say
 */
export async function drive(start, forward, folder, say = () => {}) {
  const started = []
  const begin = async () => {
    const app = await start()
    started.push(app)
    return app
  }
  try {
    await walk(begin, forward, folder, say)
  } finally {
    // After a failure nothing may stay behind.
    for (const app of started) await app.kill()
  }
}

async function walk(start, forward, folder, say) {
  let app = await start()
  let { page } = app
  const visit = (name) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  const run = async (kind, fields) => {
    await visit('Experiments')
    await page.getByRole('radio', { name: kind }).click()
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
  }
  const job = (status) =>
    page
      .getByRole('list', { name: 'Jobs' })
      .getByRole('listitem', { name: new RegExp(`: (?:${status})$`) })
      .first()

  if (!(await page.evaluate(() => crossOriginIsolated && typeof SharedArrayBuffer === 'function')))
    throw new Error('The page is not isolated, so its workers cannot share memory.')
  say('the page is isolated')

  await visit('Settings')
  await page.getByRole('spinbutton', { name: 'Workers' }).fill('2')
  await page.getByRole('spinbutton', { name: 'Workers' }).press('Tab')
  await run('Game values', {})
  await job('done').waitFor()
  if (page.workers().length < 2) throw new Error(`The solver ran on ${page.workers().length} workers, not 2.`)
  say('a game was solved on two workers')

  for (const name of ['Results', 'Papers', 'Variants', 'Board', 'Experiments']) {
    await visit(name)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }
  if (forward) {
    const file = join(folder, 'a game with spaces, # and é.lumbung')
    await writeFile(file, JSON.stringify(gameOf(forward.variant)))
    await forward.file(file)
    await page.getByText(TITLE).first().waitFor()
    say('a file that was opened elsewhere arrived after pages were changed')
  }

  await run('Match series', { Games: '500,000,000' })
  await job('running').waitFor()
  await app.kill()
  app = await start()
  page = app.page
  await visit('Experiments')
  await page.getByRole('button', { name: 'Resume the interrupted run' }).click()
  await job('running').waitFor()
  say('a run that was cut off continues after a new start')

  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click()
  await job('cancelled').waitFor()
  const { code, signal } = await app.quit()
  if (code !== 0) throw new Error(`It ended with ${signal ?? `code ${code}`} instead of quitting.`)
  say('it quits when asked')
}

/** Hands a file to a running app as a double-click does: a second program starts, passes it on and ends. */
function forwardTo(program, userData, variant) {
  return {
    variant,
    file: (file) =>
      new Promise((settle, fail) => {
        spawn(program, [`--user-data-dir=${userData}`, file], { stdio: 'ignore' })
          .once('error', fail)
          .once('close', (code) =>
            code === 0 ? settle() : fail(new Error(`The second program ended with ${code}.`)),
          )
      }),
  }
}

/** The rules of kalah, from the sources. */
async function kalah() {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, hmr: false },
    appType: 'custom',
    logLevel: 'error',
  })
  const { findPreset } = await vite.ssrLoadModule('/src/engine/variant/catalogue/index.ts')
  await vite.close()
  return findPreset('kalah').make({})
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const program = resolve(process.argv[2] ?? '')
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-drive-'))
  const userData = join(folder, 'user')
  try {
    await drive(
      () => startProgram(program, process.argv.slice(3), userData),
      forwardTo(program, userData, await kalah()),
      folder,
      (what) => console.log(`✓ ${what}`),
    )
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

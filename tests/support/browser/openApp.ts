import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { serveApp } from '../../../src/main/server.ts'
import { launchChromium } from './chromium.ts'

const BUILT = resolve('out/renderer')
const SHOTS = resolve('out/shots')

/** How a page of the app is opened; everything has a default. */
export interface Opening {
  /** Where to: `/board`, `/papers` … */
  readonly path?: string
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** 2 is what a browser calls 200%. */
  readonly zoom?: number
  readonly reducedMotion?: boolean
  /** A screen that is touched. */
  readonly touch?: boolean
  /** The language of the system, such as `ms`; English if omitted. */
  readonly language?: string
  /** Console errors and failed requests that a test provokes on purpose. */
  readonly expectedErrors?: readonly RegExp[]
}

/** The built app, open in its own Chromium page with empty storage. */
export interface OpenedApp {
  readonly page: Page
  readonly address: string
  /** Goes to a page of the rail: `/board`, `/results` … */
  visit(path: string): Promise<void>
  /** Writes out/shots/NAME.png. */
  shoot(name: string): Promise<string>
  /** Console errors, page errors, content security violations and failed requests so far. */
  readonly faults: readonly string[]
  /** Closes, and throws if there was any fault. Call it in `afterEach` or at the end of the test. */
  close(): Promise<void>
}

let shared: Promise<Browser> | undefined

/** Serves the built app and opens it in Chromium; the browser is shared by the tests of one file. */
export async function openApp(opening: Opening = {}): Promise<OpenedApp> {
  shared ??= launchChromium()
  const browser = await shared
  const server = await serveApp(BUILT)
  const context = await browser.newContext(contextOf(opening))
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(300_000)
  const page = await context.newPage()
  const faults = watchPage(page, opening.expectedErrors ?? [])

  const visit = async (path: string) => {
    await page.goto(`${server.address}#${path}`)
    // The address changes at once, the page a little later.
    const title = opening.language ? {} : { name: path.slice(1) }
    await page.getByRole('heading', { level: 1, ...title }).waitFor()
  }
  await visit(opening.path ?? '/board')
  return {
    page,
    address: server.address,
    visit,
    faults,
    async shoot(name) {
      await mkdir(SHOTS, { recursive: true })
      const path = join(SHOTS, `${name}.png`)
      await page.screenshot({ path })
      return path
    },
    async close() {
      await context.close()
      await server.close()
      if (faults.length) throw new Error(`The page was not quiet:\n${faults.join('\n')}`)
    },
  }
}

/** Closes the shared browser; call it in `afterAll`. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close()
  shared = undefined
}

function contextOf(opening: Opening): BrowserContextOptions {
  const { width = 1280, height = 800, zoom = 1 } = opening
  return {
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    colorScheme: opening.theme ?? 'light',
    reducedMotion: opening.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: opening.touch ?? false,
    acceptDownloads: true,
    // Storing the app would compete with every test; offline.e2e.ts has a browser of its own for it.
    serviceWorkers: 'block',
    locale: opening.language ?? 'en-GB',
  }
}

/** Collects the problems of a page: console errors and warnings, uncaught errors, crashes, failed requests. */
export function watchPage(page: Page, expected: readonly RegExp[]): string[] {
  const faults: string[] = []
  const ignored = [...expected, /Service Worker registration blocked by Playwright/]
  const note = (fault: string) => {
    if (!ignored.some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`))
  page.on('crash', () => note('the page crashed'))
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  return faults
}

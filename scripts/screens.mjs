#!/usr/bin/env node
// A picture of every page, to be looked at: `node scripts/screens.mjs`, after `npm run build`. `--languages en,ms,id`,
// `--themes light,dark`, `--sizes wide,phone,zoom,paper` (1280 × 800, 390 × 844, 1280 × 800 at 200%, and as printed) and
// `--pages board,papers` choose among them. Writes out/screens/PAGE-LANGUAGE-THEME-SIZE.png, and prints texts that do not fit.
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { serveApp } from '../out/main/server.js'
import { chromiumOptions } from './chromium.mjs'

const PAGES =
  'start,board,puzzles,puzzle,puzzle-sheet,variants,experiments,results,papers,settings,learn,rules,worksheet,teach,class,mistakes,handout'
const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  zoom: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  // The width of A4 between its margins.
  paper: { viewport: { width: 718, height: 1000 } },
}
/** How long a page may go on drawing after its title is there, in milliseconds. */
const SETTLING = 2000
const FOLDER = resolve('out/screens')

const list = (usual) => ({ type: 'string', default: usual })
const { values } = parseArgs({
  options: {
    languages: list('en,ms,id'),
    themes: list('light,dark'),
    sizes: list('wide,phone'),
    pages: list(PAGES),
  },
})
const [languages, themes, sizes, pages] = [values.languages, values.themes, values.sizes, values.pages].map(
  (names) => names.split(','),
)

/** In the page: texts that are cut off, or beyond the right edge where nothing scrolls. */
function unfitting() {
  const found = [...document.querySelectorAll('body *')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    const { width, right } = element.getBoundingClientRect()
    if (!hasText || width < 2 || element.closest('svg, table, .scroll, .visually-hidden')) return []
    const { overflowX, display, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || display === 'inline') return []
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return isCut || right > innerWidth + 1 ? [element.textContent.trim().slice(0, 60)] : []
  })
  return [...new Set(found)]
}

/** Runs the first experiment, so that there are results. */
async function makeRun(page, address) {
  await page.goto(`${address}#/experiments`)
  await page.locator('form .btn.go').click()
  await page.goto(`${address}#/results`)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

await mkdir(FOLDER, { recursive: true })
const server = await serveApp(resolve('out/renderer'))
const browser = await chromium.launch(await chromiumOptions())
for (const locale of languages)
  for (const colorScheme of themes)
    for (const size of sizes) {
      const context = await browser.newContext({
        ...SIZES[size],
        colorScheme,
        locale,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      if (pages.includes('results')) await makeRun(page, server.address)
      for (const name of pages) {
        await page.goto(`${server.address}#/${name}`)
        await page.locator('h1').first().waitFor()
        await page.emulateMedia({ media: size === 'paper' ? 'print' : 'screen' })
        await page.waitForTimeout(SETTLING)
        const shot = `${name}-${locale}-${colorScheme}-${size}`
        await page.screenshot({ path: `${FOLDER}/${shot}.png`, fullPage: size === 'paper' })
        for (const text of await page.evaluate(unfitting)) console.log(`${shot}: ${text}`)
      }
      await context.close()
    }
await browser.close()
process.exit(0)

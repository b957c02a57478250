import AxeBuilder from '@axe-core/playwright'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLibrary } from '../../scripts/buildLibrary.mjs'
import { launchChromium } from '../support/browser/chromium.ts'
import { serveFolder } from '../support/browser/serveFolder.ts'

const SHOTS = resolve('out/shots')
let folder: string
let browser: Browser
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  await buildLibrary(resolve('.'))
  folder = await mkdtemp(join(tmpdir(), 'lumbung-element-'))
  await symlink(resolve('dist/library'), join(folder, 'library'))
  // The page is the example of docs/library.md.
  const [, html] = /```html board\n([^]*?)```/.exec(await readFile('docs/library.md', 'utf8'))!
  await writeFile(join(folder, 'index.html'), html!)
  await mkdir(SHOTS, { recursive: true })
  server = await serveFolder(folder)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Opens the demo page, changed by `edit` before its scripts run; any error of the page fails the test. */
async function withPage(
  check: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  edit = (html: string): string => html,
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (line) => line.type() === 'error' && !/favicon|404/.test(line.text()) && faults.push(line.text()),
  )
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await page.route(server.address, (route) => route.fulfill({ body: edit(html), contentType: 'text/html' }))
  await page.goto(server.address)
  await check(page)
  await context.close()
  expect(faults).toEqual([])
}

const still = { reducedMotion: 'reduce' } as const
const fast = (html: string): string => html.replace('interactive', 'interactive speed="0"')

test('the element has at most 65 kB compressed, and is one file', async () => {
  const code = await readFile(resolve('dist/library/board.js'))
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(65_000)
  expect(code.toString()).not.toMatch(/(?<![.\w])(?:from\s*|import\s*\(?\s*)["'`]\.{1,2}\//)
})

test('a hole is played by a click, and the move is animated', async () => {
  await withPage(async (page) => {
    // The page itself looks for seeds in the air: on a busy machine, a test that asks now and then sees them too late.
    await page.locator('sowing-board').evaluate((board) => {
      const look = () => {
        if (board.shadowRoot!.querySelector('[part=air] use')) board.setAttribute('data-flown', '')
      }
      new MutationObserver(look).observe(board.shadowRoot!, { subtree: true, childList: true })
    })
    await page.getByRole('button', { name: 'South hole 3, 4 seeds' }).click()
    await page.locator('sowing-board[data-flown]').waitFor()
    await expect.poll(() => page.locator('#told').textContent()).toBe('3: 4,4,0,5,5,5+1 4,4,4,4,4,4+0 S')
    expect(
      await page.getByRole('button', { name: 'South hole 3, 0 seeds' }).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(await page.locator('[part=air] use').count()).toBe(0)
  })
})

test('the keyboard walks round the board and plays', async () => {
  await withPage(
    async (page) => {
      await page.keyboard.press('Tab')
      const focused = (): Promise<string | null> =>
        page.evaluate(() => {
          const root = document.querySelector('sowing-board')!.shadowRoot!
          return root.activeElement?.getAttribute('aria-label') ?? null
        })
      expect(await focused()).toBe('South hole 1, 4 seeds')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      expect(await focused()).toBe('North hole 5, 4 seeds')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('#told').textContent()).toBe('2: 4,0,5,5,5,5+0 4,4,4,4,4,4+0 N')
      const { violations } = await new AxeBuilder({ page }).include('sowing-board').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    },
    still,
    fast,
  )
})

test('a page can decide for itself, and play by script', async () => {
  await withPage(
    async (page) => {
      const told = await page.evaluate(async () => {
        const board = document.querySelector('sowing-board')! as HTMLElement & {
          play(move: string | number): Promise<{ position: string }>
          variant: string | object
          position: string
          legal: readonly string[]
          over: boolean
        }
        const chosen: string[] = []
        board.addEventListener('choose', (event) => {
          event.preventDefault()
          chosen.push((event as CustomEvent<{ move: string }>).detail.move)
        })
        const hole = board.shadowRoot!.querySelector('[data-slot="2"]')!
        hole.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        const unplayed = board.position
        // Two moves at once are shown one after the other.
        const [first, second] = await Promise.all([board.play(3), board.play('6')])
        const refused = await board.play('9').then(
          () => '',
          (error: Error) => error.message,
        )
        board.position = '0,0,0,0,0,1+20 1,0,0,0,0,0+26 S'
        const legal = board.legal
        const { position } = await board.play('6')
        return { chosen, unplayed, first, second, refused, legal, position, over: board.over }
      })
      expect(told).toMatchObject({
        chosen: ['3'],
        unplayed: '4,4,4,4,4,4+0 4,4,4,4,4,4+0 S',
        first: { move: '3', toMove: 'south' },
        second: { move: '6', toMove: 'north', position: '4,4,0,5,5,0+2 5,5,5,5,4,4+0 N' },
        legal: ['6'],
        over: true,
      })
      expect(told.refused).toBe('There is no hole 9. Holes are numbered 1 to 6.')
      expect(told.position).toMatch(/\+21 .*\+27/)
    },
    still,
    fast,
  )
})

test('a hole that can be sown both ways asks for the direction', async () => {
  await withPage(
    async (page) => {
      const board = page.locator('sowing-board')
      const legal = await board.evaluate((element) => (element as unknown as { legal: string[] }).legal)
      const both = legal.find((move) => move.endsWith('c'))!.slice(0, -1)
      await page.getByRole('button', { name: `South hole ${both},` }).click()
      await page.getByRole('button', { name: `Play hole ${both} clockwise` }).click()
      await expect.poll(() => page.locator('#told').textContent()).toMatch(new RegExp(`^${both}c: `))
      expect(await page.getByRole('button', { name: /^Play hole/ }).count()).toBe(0)
    },
    still,
    (html) => fast(html).replace('variant="kalah"', 'variant="mbangbi"'),
  )
})

test('houses of bao stand in squares until they are lost', async () => {
  await withPage(
    async (page) => {
      const squares = page.getByRole('button', { name: /, a house, / }).locator('rect')
      expect(await squares.count()).toBe(2)
      expect(await page.getByRole('button', { name: /^South hole 12, a house, 6/ }).count()).toBe(1)
      await page.screenshot({ path: join(SHOTS, 'element-bao.png') })
      await page.evaluate(() =>
        document
          .querySelector('sowing-board')!
          .setAttribute(
            'position',
            '0,0,0,0,0,0,0,0,0,0,2,6d,0,0,0,0+24 0,0,0,0,0,0,0,0,0,0,2,6,0,0,0,0+24 S',
          ),
      )
      await expect.poll(() => squares.count()).toBe(1)
      const lost = page.getByRole('button', { name: /^South hole 12, 6 seeds/ })
      expect(await lost.locator('rect').count()).toBe(0)
    },
    { ...still, viewport: { width: 1000, height: 640 } },
    (html) => fast(html).replace('variant="kalah"', 'variant="bao-kiswahili"'),
  )
})

test('what is wrong is said, and the page goes on', async () => {
  await withPage(
    async (page) => {
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('klah')
      await page.evaluate(() => document.querySelector('sowing-board')!.setAttribute('variant', 'congkak'))
      await expect.poll(() => page.getByRole('button', { name: /^South hole 7, 7 seeds/ }).count()).toBe(1)
      await page.evaluate(() => document.querySelector('sowing-board')!.setAttribute('position', '1,2 S'))
      await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('')
    },
    still,
    (html) => html.replace('"kalah"', '"klah"'),
  )
})

test('it speaks the language of the page', async () => {
  await withPage(
    async (page) => {
      await expect.poll(() => page.getByRole('button', { name: /Selatan/ }).count()).toBe(6)
    },
    still,
    (html) => html.replace('lang="en"', 'lang="ms"'),
  )
})

test.each(['light', 'dark'] as const)('looks right in %s, wide and on a phone', async (colorScheme) => {
  for (const [name, viewport] of [
    ['wide', { width: 1000, height: 520 }],
    ['phone', { width: 390, height: 400 }],
  ] as const)
    await withPage(
      async (page) => {
        await page.evaluate(() => (document.body.style.background = 'Canvas'))
        await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'))
        const box = (await page.locator('sowing-board').boundingBox())!
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
        await page.screenshot({ path: join(SHOTS, `element-${name}-${colorScheme}.png`) })
      },
      { ...still, colorScheme, viewport },
    )
})

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { hole, recorded } from '../support/browser/boardPage.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const kB = (bytes: number) => Math.round(bytes / 1000)
const gzippedSize = (path: string) =>
  gzipSync(readFileSync(resolve(`out/renderer${path === '/' ? '/index.html' : path}`))).length

/** A file of the app and all files that it imports at once. Workers are built by themselves and share no file with the page. */
function importedBy(path: string): readonly string[] {
  const [found, left] = [new Set<string>(), [path]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const text = readFileSync(resolve(`out/renderer${next}`), 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)\s*[`"']\.\/([^`"']+\.js)[`"']/g))
      left.push(`/assets/${name}`)
  }
  return [...found]
}

test('until North has answered the first move, the page loads at most 320 kB, with workers 390 kB', async () => {
  const app = await openApp()
  const { page } = app
  const loaded = new Set<string>()
  // A page's own list of resources leaves out what its workers load.
  page.context().on('response', (response) => loaded.add(new URL(response.url()).pathname))
  await page.goto('about:blank')
  await page.goto(`${app.address}#/board`)
  await page.getByText(/^estimate, /).waitFor()
  await page.getByRole('button', { name: 'Instant' }).click()
  await hole(page, 'South', 7).click()
  await recorded(page).nth(1).waitFor()
  const files = [...loaded].filter((path) => !path.endsWith('.svg'))
  expect(
    files.some((path) => path.includes('kernel')),
    'the worker’s files are counted',
  ).toBe(true)
  const ofWorkers = new Set(files.filter((path) => path.includes('.worker-')).flatMap(importedBy))
  const ofPage = await page.evaluate(() => [
    location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  ])
  // What a worker imports at once is listed by the page that starts it.
  const own = files.filter((path) => ofPage.includes(path) && !ofWorkers.has(path))
  const bytes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + gzippedSize(path), 0)
  console.log(`First page: ${kB(bytes(own))} kB in ${own.length} files, with workers ${kB(bytes(files))} kB.`)
  expect(bytes(own)).toBeLessThanOrEqual(320_000)
  expect(bytes(files)).toBeLessThanOrEqual(390_000)
  await app.close()
})

test('no single file of the app is heavier than 400 kB', () => {
  const folder = resolve('out/renderer/assets')
  for (const name of readdirSync(folder)) {
    expect(gzipSync(readFileSync(`${folder}/${name}`)).length, name).toBeLessThan(400_000)
  }
})

/** Generous, because machines that test are slow; a first page that waits for a network or a long task is far above it. */
const SOON_MS = 5_000

test('the first paint comes soon', async () => {
  const app = await openApp()
  const handle = await app.page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const paint = Number(await handle.jsonValue())
  console.log(`First paint after ${Math.round(paint)} ms.`)
  expect(paint).toBeLessThan(SOON_MS)
  await app.close()
})

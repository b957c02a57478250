import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const kB = (bytes: number) => Math.round(bytes / 1000)

test('what the first page loads weighs less than 400 kB', async () => {
  const app = await openApp()
  const loaded = await app.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = [...new Set(['/index.html', ...loaded])].filter((path) => !path.endsWith('.svg'))
  const bytes = files.reduce(
    (sum, path) => sum + gzipSync(readFileSync(resolve(`out/renderer${path}`))).length,
    0,
  )
  console.log(`First page: ${kB(bytes)} kB in ${files.length} files, gzipped.`)
  expect(bytes).toBeLessThan(400_000)
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

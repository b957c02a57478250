import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launchChromium } from '../support/browser/chromium.ts'
import type { StoragePage } from '../support/storage/pageEntry.ts'

declare const storagePage: StoragePage

let browser: Browser
let server: Server
let page: Page

beforeAll(async () => {
  const script = await bundle('tests/support/storage/pageEntry.ts')
  server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Storage</title>'),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  browser = await launchChromium()
  page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.evaluate(OLD_DATABASE)
  await page.addScriptTag({ content: script })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Creates the database of the first version of the app, with typical user data. */
const OLD_DATABASE = `new Promise((settle, fail) => {
  const opening = indexedDB.open('lumbung', 1)
  opening.onerror = () => fail(opening.error)
  opening.onupgradeneeded = () => {
    for (const storeName of ['runs', 'specs', 'variants', 'games'])
      opening.result.createObjectStore(storeName, { keyPath: 'id' })
    opening.result.createObjectStore('parts', { keyPath: ['run', 'index'] })
    opening.result.createObjectStore('settings', { keyPath: 'key' })
  }
  opening.onsuccess = () => {
    const transaction = opening.result.transaction(['runs', 'parts'], 'readwrite')
    transaction.objectStore('runs').put({ id: 'old', kind: 'matchSeries', spec: {}, title: 'Old', summary: '',
      seed: '1', version: '0.1.0', status: 'running', created: 1, finished: null, seconds: 2, tasks: 4, done: 1,
      finding: '', shares: null, failure: null, tags: [], note: 'mine', pinned: false, deleted: null })
    transaction.objectStore('parts').put({ run: 'old', index: 0, part: { wins: 3 } })
    transaction.oncomplete = () => (opening.result.close(), settle())
  }
})`

describe('IndexedDB of a real Chromium', () => {
  test('opens what an earlier version stored', async () => {
    const old = await page.evaluate(() => storagePage.readOld())
    expect(old).toEqual({ runs: [['old', 'running', 'mine']], parts: [[0, { wins: 3 }]], damaged: 0 })
  })

  test('does what repositories need', async () => {
    const names = await page.evaluate(() => storagePage.names)
    const wrong: string[] = []
    for (const name of names) {
      const problem = await page.evaluate((check) => storagePage.check(check), name)
      if (problem) wrong.push(`${name}: ${problem}`)
    }
    expect(names.length).toBeGreaterThan(8)
    expect(wrong).toEqual([])
  })
})

async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(entry), formats: ['iife'], name: 'storageTest' },
    },
  })) as Rollup.RollupOutput[]
  return built[0]!.output[0].code
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type QueueAddress, readAddress } from '../../src/cluster/address.ts'
import { joinQueue, type QueueWorker } from '../../src/cluster/queueWorker.ts'
import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue.ts'
import { findingOf, jobsOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { HAS_REDIS, type RedisServer, startRedis } from '../support/cluster/redisServer.ts'
import { type Desktop, launchDesktop } from '../support/launchDesktop.ts'
import { performTasks } from '../support/performTasks.ts'

let folder: string
let app: Desktop
let page: Page
/** What the dialog of the main process was asked, and the button it answers with. */
const answerDialog = (button: number) =>
  app.evaluate(({ dialog }, response) => {
    const asked: string[] = []
    Object.assign(globalThis, { askedByMain: asked })
    dialog.showMessageBox = async (...args: unknown[]) => {
      asked.push((args.at(-1) as { message: string }).message)
      return { response, checkboxChecked: false }
    }
  }, button)
const asked = () => app.evaluate(() => (globalThis as unknown as { askedByMain: string[] }).askedByMain, null)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-queue-'))
  app = await launchDesktop(join(folder, 'user'))
  page = await app.firstWindow()
  await page.locator('h1').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function connect(address: string, password = ''): Promise<void> {
  await page.getByRole('button', { name: /^Run on/ }).click()
  await page.getByRole('radio', { name: 'A queue' }).click()
  await page.getByLabel('Address').fill(address)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
}

/** Everything that the app has written, as text. */
async function written(): Promise<string> {
  const stored = await page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames)
        all.push(
          await new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
          }),
        )
      database.close()
    }
    return JSON.stringify(all)
  })
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile())
    // Chromium removes some of its files at any time.
    .map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => ''))
  return [stored, ...(await Promise.all(texts))].join('\n')
}

test('a malformed address and a missing server are each reported in one sentence; nothing is sent without consent', async () => {
  await answerDialog(0)
  await connect('http://example.org')
  await page.getByText(/Not connected: the address must have the form redis:/).waitFor()
  expect(await asked()).toEqual([])
  await page.getByLabel('Address').fill('redis://127.0.0.1:1')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText(/Not connected: no server answers at redis:\/\/127.0.0.1:1;/).waitFor()
  expect(await asked()).toEqual(['Connect to redis://127.0.0.1:1?'])
})

describe.skipIf(!HAS_REDIS)('a real server (skipped where redis-server is not installed)', () => {
  let redis: RedisServer
  const workers: QueueWorker[] = []
  let tasksDone = 0
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close()
    tasksDone = 0
  })
  afterAll(() => redis.stop())

  async function startWorker(): Promise<void> {
    const address = readAddress(redis.address) as { readonly value: QueueAddress }
    const joined = await joinQueue(address.value, {
      atOnce: 2,
      takeover: 1,
      work: async ({ kind, spec: asked, from, to, earlier }) => {
        const experiment = anyExperimentOf(kind)
        const parsed = experiment.parse(asked)
        if (!parsed.ok) throw new Error('not a spec')
        const tasks = experiment.plan(parsed.value).slice(from, to)
        const parts = performTasks(experiment, parsed.value, tasks, earlier)
        tasksDone += tasks.length
        return new Map([...parts].filter(([index]) => index >= from && index < to))
      },
    })
    if (!joined.ok) throw new Error(JSON.stringify(joined.error))
    workers.push(joined.value)
  }
  const server = () => `redis://127.0.0.1:${redis.port}`

  test('after a refusal work stays on this computer; a wrong password is refused and never repeated', async () => {
    await answerDialog(1)
    await connect(server(), redis.password)
    await page.getByText('Not connected.', { exact: true }).waitFor()
    await answerDialog(0)
    await page.getByLabel('Password').fill('wrong-secret')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByText(`Not connected: ${server()} refuses the user name or password`).waitFor()
    expect(await page.locator('body').innerText()).not.toContain('wrong-secret')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Run on: This computer' }).waitFor()
  })

  test('a run on a queue waits for workers and the server, gives the results of this computer, and stores no password', async () => {
    const lab = laboratoryOf(page)
    const fields = { Games: '3,000' }
    await lab.measure('Match series', fields)
    const here = await findingOf(page).innerText()

    await answerDialog(0)
    await lab.setUp('Match series', fields)
    await connect(server(), redis.password)
    await page.getByText(`Connected to ${server()}`).waitFor()
    await page.keyboard.press('Escape')
    await lab.run()
    await page.getByText(`No worker has joined ${server()} yet.`).waitFor()
    await redis.restart('forget')
    await startWorker()
    await lab.ends('done')
    expect(await findingOf(page).innerText()).toBe(here)
    expect(tasksDone).toBeGreaterThan(0)
    expect(await written()).not.toContain(redis.password)
  })

  test('leaving a queue pauses its run; after joining again, a test in stages ends as it does here', async () => {
    const lab = laboratoryOf(page)
    await answerDialog(0)
    await connect(server(), redis.password)
    await page.getByText(`Connected to ${server()}`).waitFor()
    await page.keyboard.press('Escape')
    await lab.setUp('Ladder')
    await page.getByRole('button', { name: 'Minimax: 3 turns ahead against 2' }).click()
    await page.getByLabel('Games per pairing').fill('200')
    await lab.run()
    await page.getByText(/No worker has joined/).waitFor()
    await page.getByRole('button', { name: 'Change and run again' }).click()
    await page.getByRole('button', { name: /^Run on/ }).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await jobsOf(page, 'paused').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Run on: This computer' }).waitFor()
    expect(tasksDone).toBe(0)

    await connect(server(), redis.password)
    await page.getByText(`Connected to ${server()}`).waitFor()
    await page.keyboard.press('Escape')
    await startWorker()
    const row = jobsOf(page, 'paused').first()
    await row.getByRole('button').first().click()
    await row.getByRole('button', { name: /^Resume/ }).click()
    await lab.ends('done')
    expect(tasksDone).toBeGreaterThan(4)
    const there = await findingOf(page).innerText()
    await page.getByRole('button', { name: 'Change and run again' }).click()
    await page.getByRole('button', { name: /^Run on/ }).click()
    await page.getByRole('radio', { name: 'This computer' }).click()
    await page.keyboard.press('Escape')
    const before = tasksDone
    await lab.run()
    await lab.ends('done')
    expect(await findingOf(page).innerText()).toBe(there)
    expect(tasksDone).toBe(before)
  })
})

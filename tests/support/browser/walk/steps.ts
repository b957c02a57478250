import type { Page } from 'playwright-core'
import { jobsOf, laboratoryOf } from '../laboratory'
import { goToQueue, openWindow, storedRuns, type Walk } from './walk'

const SIZES = ['2,000', '40,000', '300,000']
/** Runs of one walk: enough to wait for each other. */
const MOST_RUNS = 5
/** A click on a row that has just changed is abandoned after this many milliseconds, as people do. */
const SHORT = 2_000
const DAY = 86_400_000

/** One thing that a person, another program or bad luck does to the app. */
type Step = (walk: Walk, page: Page) => Promise<void>

/** Starts a series with its own random seed. */
const start: Step = async (walk, page) => {
  if (walk.asked.size >= MOST_RUNS) return
  const seed = 1 + walk.luck.below(1e9)
  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: walk.luck.pick(SIZES), 'Random seed': String(seed) })
  await lab.run()
  walk.asked.add(seed)
}

/** Presses one of the buttons in the rows: pause, resume, retry, cancel, start now, earlier, later. */
const pressRow: Step = async (walk, page) => {
  const buttons = jobsOf(page).getByRole('button', {
    name: /^(Pause|Resume|Retry|Cancel|Start|Run) /,
    disabled: false,
  })
  const count = await buttons.count()
  if (count === 0) return
  await buttons
    .nth(walk.luck.below(count))
    .click({ timeout: SHORT })
    .catch(() => undefined)
}

/** Presses a button for all jobs. */
const pressAll: Step = async (walk, page) => {
  const buttons = page.getByRole('button', {
    name: /^(Pause all|Resume all|Resume the interrupted run|Resume \d+ interrupted runs)$/,
  })
  const count = await buttons.count()
  if (count === 0) return
  await buttons
    .nth(walk.luck.below(count))
    .click({ timeout: SHORT })
    .catch(() => undefined)
}

const reload: Step = async (walk, page) => {
  await page.reload()
  await goToQueue(walk, page)
}

/** Kills the page's process, and opens the app again. */
const crashPage: Step = async (walk, page) => {
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  walk.windows.splice(walk.windows.indexOf(page), 1)
  await openWindow(walk)
  await page.close()
}

/** Makes a worker throw in the middle of its work. */
const strikeWorker: Step = async (walk, page) => {
  const workers = page.workers()
  if (workers.length === 0) return
  await walk.luck
    .pick(workers)
    .evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('struck by the walk')
        }),
    )
    .catch(() => undefined)
}

const secondWindow: Step = async (walk, page) => {
  if (walk.windows.length === 1) return void (await openWindow(walk))
  walk.windows.splice(walk.windows.indexOf(page), 1)
  await page.close({ runBeforeUnload: false })
}

/** Fills the browser's storage, or frees it again. */
const changeQuota: Step = async (walk, page) => {
  const quota = walk.luck.onceIn(2) ? 1 : undefined
  await setQuota(walk, page, quota)
}

/** Alters a number in a stored part of a run that nobody works on and that can still be resumed. */
const damagePart: Step = async (walk, page) => {
  const resting = (await storedRuns(walk)).filter(
    ({ status }) => status === 'paused' || status === 'interrupted',
  )
  const ids = resting.map(({ id }) => String(id))
  const altered = await page.evaluate(async (wanted) => {
    const opened = await new Promise<IDBDatabase>((settle) => {
      const request = indexedDB.open('lumbung')
      request.onsuccess = () => settle(request.result)
    })
    const parts = opened.transaction('parts', 'readwrite').objectStore('parts')
    const all = await new Promise<Record<string, unknown>[]>((settle) => {
      const request = parts.getAll()
      request.onsuccess = () => settle(request.result as Record<string, unknown>[])
    })
    const record = all.find(({ run, part }) => wanted.includes(String(run)) && part !== undefined)
    if (record) parts.put({ ...record, part: { ...(record.part as object), games: 1 } })
    await new Promise((settle) => (parts.transaction.oncomplete = settle))
    opened.close()
    return record ? `${String(record.run)} ${String(record.index)}` : null
  }, ids)
  if (altered !== null) walk.altered.add(altered)
}

/** Sets the page's clock by up to two days. */
const jumpClock: Step = async (walk, page) => {
  await page.evaluate(
    (by) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + by
    },
    (walk.luck.below(5) - 2) * DAY,
  )
}

/** Waits a moment, so that work gets done between attacks. */
const wait: Step = async (walk, page) => {
  await page.evaluate((time) => new Promise((settle) => setTimeout(settle, time)), 50 + walk.luck.below(600))
}

/** Limits the app's storage to this many bytes, or removes the limit. */
export async function setQuota(walk: Walk, page: Page, quotaSize: number | undefined): Promise<void> {
  const session = await walk.context.newCDPSession(page)
  const origin = new URL(walk.address).origin
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  })
  await session.detach()
}

/** All steps; frequent ones are listed several times. */
export const STEPS: readonly (readonly [name: string, step: Step])[] = [
  ...Array<readonly [string, Step]>(4).fill(['start', start]),
  ...Array<readonly [string, Step]>(5).fill(['press a row', pressRow]),
  ...Array<readonly [string, Step]>(4).fill(['wait', wait]),
  ['press for all', pressAll],
  ['press for all', pressAll],
  ['reload', reload],
  ['crash the page', crashPage],
  ['strike a worker', strikeWorker],
  ['strike a worker', strikeWorker],
  ['second window', secondWindow],
  ['change the quota', changeQuota],
  ['damage a part', damagePart],
  ['jump the clock', jumpClock],
]

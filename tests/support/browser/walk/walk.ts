import type { BrowserContext, Page } from 'playwright-core'
import type { Luck } from '../../../../stress/support/luck'
import { keptRecords } from '../keptRecords'
import { openApp, watchPage } from '../openApp'

/** What the app may complain about while it is attacked: the attacks themselves. */
const PROVOKED = [/struck by the walk/, /the page crashed/, /quota/i, /storage/i, /damaged/i, /WebSocket/]

/** A random walk through the queue: one browser with up to two windows of the app, and the expected outcome. */
export interface Walk {
  readonly luck: Luck
  readonly context: BrowserContext
  readonly address: string
  readonly windows: Page[]
  /** Random seeds of the requested runs, which identify them. */
  readonly asked: Set<number>
  /** Ids of runs that were seen in the database: none of them may ever be missing. */
  readonly stored: Set<string>
  /** Parts that the walk altered in the database, as `run index`. */
  readonly altered: Set<string>
  /** A log of the steps, for finding out what went wrong. */
  readonly log: string[]
  readonly faults: string[]
  close(): Promise<void>
}

/** Opens a browser window for a walk. */
export async function beginWalk(luck: Luck): Promise<Walk> {
  const app = await openApp({ path: '/experiments', expectedErrors: PROVOKED, reducedMotion: true })
  return {
    luck,
    context: app.page.context(),
    address: app.address,
    windows: [app.page],
    asked: new Set(),
    stored: new Set(),
    altered: new Set(),
    log: [],
    faults: app.faults as string[],
    close: () => app.close(),
  }
}

/** Opens another window of the app on the same storage. */
export async function openWindow(walk: Walk): Promise<Page> {
  const page = await walk.context.newPage()
  const faults = watchPage(page, PROVOKED)
  page.on('close', () => walk.faults.push(...faults))
  await goToQueue(walk, page)
  walk.windows.push(page)
  return page
}

/** Goes to the page with the queue, from wherever the window is. */
export async function goToQueue(walk: Walk, page: Page): Promise<void> {
  await page.goto(`${walk.address}#/experiments`)
  await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
}

/** Remembers which runs are in the database, and returns them. */
export async function storedRuns(walk: Walk): Promise<readonly Record<string, unknown>[]> {
  const runs = await keptRecords(walk.windows[0]!, 'runs')
  for (const { id } of runs) walk.stored.add(String(id))
  return runs
}

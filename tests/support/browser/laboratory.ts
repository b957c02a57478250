import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Status = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'paused' | 'interrupted'

/** The jobs in the queue, all or those of a status. */
export function jobsOf(page: Page, status?: Status): Locator {
  const rows = page.getByRole('list', { name: 'Jobs' })
  return rows.getByRole('listitem', status ? { name: new RegExp(`: ${status}$`) } : {})
}

/** The sentence that says what was found. */
export function findingOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Finding' })
}

/** What is said of a field under it: its hint, or what is wrong with it. */
export async function noteOf(page: Page, label: string): Promise<string> {
  const note = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')
  return note === null ? '' : page.locator(`[id="${note}"]`).innerText()
}

/** What a person does on the Experiments and Results pages. */
export interface Laboratory {
  /** Chooses a kind of experiment and fills in fields by their labels. */
  setUp(kind: string, fields?: Readonly<Record<string, string>>): Promise<void>
  /** Presses Run; resolves with the job's row in the queue. */
  run(): Promise<Locator>
  /** Waits until the looked-at job has ended in this way. */
  ends(status: 'done' | 'failed' | 'cancelled' | 'paused'): Promise<void>
  /** Sets up, runs and waits until it is done. */
  measure(kind: string, fields?: Readonly<Record<string, string>>): Promise<void>
  /** Opens the full report of the looked-at job. */
  openReport(): Promise<void>
  /** Saves a table of the open report as CSV, by its title. */
  saveTable(title: string): Promise<void>
  /** Presses a button that saves a file; resolves with its name and content. */
  saved(press: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }>
}

/** The laboratory on a page of the app. */
export function laboratoryOf(page: Page): Laboratory {
  const chosen = (status?: Status): Locator =>
    jobsOf(page, status).filter({ has: page.locator('[aria-current="true"]') })
  const laboratory: Laboratory = {
    async setUp(kind, fields = {}) {
      await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click()
      await page.getByRole('radio', { name: kind }).click()
      for (const [label, value] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(value)
    },
    async run() {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      const row = chosen()
      await row.waitFor()
      return row
    },
    ends: (status) => chosen(status).waitFor({ timeout: 50_000 }),
    async measure(kind, fields) {
      await laboratory.setUp(kind, fields)
      await laboratory.run()
      await laboratory.ends('done')
    },
    async openReport() {
      await page.getByRole('button', { name: 'Full report' }).click()
      await page.getByRole('heading', { name: 'Results', level: 1 }).waitFor()
      await findingOf(page).waitFor()
    },
    async saveTable(title) {
      await page.getByRole('button', { name: 'CSV', exact: true }).click()
      await page.getByRole('menuitem', { name: title }).click()
    },
    async saved(press) {
      const [download] = await Promise.all([page.waitForEvent('download'), press()])
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
      return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) }
    },
  }
  return laboratory
}

/** Fails on anything that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
}

/** The boxes of the page that must be scrolled sideways, or are cut off at the right. */
export function tooWide(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')]
      .filter((box) => box === main || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(
        (box) => `${box.tagName} ${box.getAttribute('aria-label') ?? box.textContent.trim().slice(0, 40)}`,
      ),
  )
}

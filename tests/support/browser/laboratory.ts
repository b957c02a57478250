import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Status = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'paused' | 'interrupted'

/** The jobs in the queue, all or those of a status. */
export function jobsOf(page: Page, status?: Status): Locator {
  const rows = page.getByRole('list', { name: 'Jobs' })
  return rows.getByRole('listitem', status ? { name: new RegExp(`: ${status}$`) } : {})
}

/** The sentence that says what was found; of a run that is done, the final one. */
export function findingOf(page: Page): Locator {
  return page
    .getByRole('group', { name: 'Finding', exact: true })
    .and(page.locator(':not([aria-busy="true"])'))
}

/** The text under a field: its hint, or its error. */
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
  /** Waits until the selected job has ended with this status. */
  ends(status: 'done' | 'failed' | 'cancelled' | 'paused'): Promise<void>
  /** Sets up, runs and waits until it is done. */
  measure(kind: string, fields?: Readonly<Record<string, string>>): Promise<void>
  /** Opens the full report of the selected job. */
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
    ends: (status) => chosen(status).waitFor({ timeout: 500_000 }),
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
  // No frames of other sites have to be reached, and what is right need not be listed: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  // What is behind an open menu is hidden, and the focus cannot get there.
  if (await page.getByRole('menu').count()) axe.disableRules('aria-hidden-focus')
  const { violations } = await axe.analyze()
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

/**
 * Makes every text on the page half as long again, as some languages would: what people read, not what they type, and
 * neither figures nor codes.
 */
export function lengthen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const shown = texts.filter(
      ({ data, parentElement }) =>
        /\p{L}{3}/u.test(data) &&
        !parentElement?.closest('script, style, textarea, pre, code, svg, [aria-hidden="true"]'),
    )
    for (const text of shown) {
      const words = text.data.trim()
      text.data = `${words} ${'ooo eee aaa '
        .repeat(100)
        .slice(0, Math.ceil(words.length / 2))
        .trim()}`
    }
    return shown.length
  })
}

/** Texts that do not fit into their boxes: cut off, or spilling over what is next to them. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (box: Element): boolean =>
      [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{3}/u.test(node.textContent ?? ''),
      )
    const clips = (box: Element): boolean => /hidden|clip/.test(getComputedStyle(box).overflowX)
    /** An ellipsis says that there is more, and a title or a scroll shows it. */
    const saysSo = (box: Element): boolean => getComputedStyle(box).textOverflow === 'ellipsis'
    const isShown = (box: Element): boolean => {
      const { width, height } = box.getBoundingClientRect()
      return width > 2 && height > 2 && getComputedStyle(box).visibility === 'visible'
    }
    const outside = (box: Element): boolean => {
      const { right, left } = box.getBoundingClientRect()
      return right > window.innerWidth + 1 || left < -1
    }
    return [...document.body.querySelectorAll('*')]
      .filter((box) => hasText(box) && isShown(box))
      .filter((box) => {
        const wide = box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0
        return (
          (wide && clips(box) && !saysSo(box)) || (outside(box) && !box.closest('[class*="scroll"], table'))
        )
      })
      .map(
        (box) =>
          `${box.tagName.toLowerCase()}.${box.className.toString()}: ${box.textContent.trim().slice(0, 60)}`,
      )
  })
}

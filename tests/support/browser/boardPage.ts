import type { Locator, Page } from 'playwright-core'
import type { OpenedApp } from './openApp.ts'

export const SAMPLE = new URL(
  '../../../src/engine/papers/published/congkak-sample-game.json',
  import.meta.url,
)

/** A hole of the board. */
export function hole(page: Page, side: 'North' | 'South', number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^${side} hole ${number},`) })
}

/** The moves in the record. */
export function recorded(page: Page): Locator {
  return page.getByRole('region', { name: 'Record' }).getByRole('button', { name: /^\d/ })
}

/** The seeds in a player's store, as shown in the panel next to the board. */
export function store(page: Page, side: 'North' | 'South'): Locator {
  return page.getByRole('img', { name: new RegExp(`in ${side}’s store`) })
}

/** The lines of the log. */
export function laps(page: Page): Locator {
  return page.getByRole('region', { name: 'Laps played' }).getByRole('listitem')
}

/** How the game ended. */
export function result(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /won \d|lost \d|won the match|lost the match|tie/ })
}

export async function seat(page: Page, side: 'North' | 'South', player: string): Promise<void> {
  await page.getByLabel(`Who plays ${side}`).selectOption(player)
}

/** Plays South's hole 7 at once, and waits until it is in the record. */
export async function playHoleSeven(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instant' }).click()
  await hole(page, 'South', 7).click()
  await recorded(page).first().waitFor()
}

/** Pastes text as a person would with the keyboard, without asking the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, text)
}

/** Plays South's first playable hole by `how` until the game is over; North answers by itself. */
export async function playToTheEnd(
  { page }: OpenedApp,
  how: (number: number) => Promise<void>,
): Promise<void> {
  const over = result(page)
  const mine = page.getByRole('button', { name: /^South hole/, disabled: false }).first()
  for (let turns = 0; turns < 400; turns++) {
    await over.or(mine).first().waitFor()
    if (await over.isVisible()) return
    const label = await mine.getAttribute('aria-label')
    if (label !== null) await how(Number(/hole (\d+)/.exec(label)?.[1]))
  }
  throw new Error('The game did not end')
}

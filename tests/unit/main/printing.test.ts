import type { BrowserWindow } from 'electron'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../../src/locales/english'
import { pagePdf } from '../../../src/main/printing'

const windowThat = (printToPDF: () => Promise<Buffer>): BrowserWindow =>
  ({ webContents: { printToPDF } }) as unknown as BrowserWindow

test('the page is printed on A4, with its colours', async () => {
  const print = vi.fn(async () => Buffer.from('%PDF-'))
  const printed = await pagePdf(windowThat(print))
  expect(printed.status === 'printed' && Buffer.from(printed.bytes).toString()).toBe('%PDF-')
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ pageSize: 'A4', printBackground: true }))
})

test('a page that cannot be printed says why', async () => {
  const printed = await pagePdf(windowThat(() => Promise.reject(new Error('no printing service'))))
  expect(printed.status === 'failed' && inEnglish(printed.reason)).toMatch(/no printing service/)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchDesktop } from '../support/launchDesktop.ts'

test('menus and dialogs follow the language of the window', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-language-'))
  const app = await launchDesktop(join(folder, 'user'))
  const page = await app.firstWindow()
  await page.locator('h1').waitFor()
  const titles = () =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [], null)
  expect(await titles()).toContain('&View')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel(/^(Language|Bahasa)$/).selectOption({ label: 'Bahasa Melayu' })
  await page.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  await expect.poll(titles).toContain('&Paparan')
  expect(await titles()).toContain('&Fail')
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

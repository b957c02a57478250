import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCsv } from '../../src/engine/csv/read.ts'
import { laboratoryOf } from '../support/browser/laboratory.ts'
import { launchDesktop } from '../support/launchDesktop.ts'

test('a result measured on the desktop is saved as CSV where the dialog says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-results-'))
  const file = join(folder, 'series.csv')
  const app = await launchDesktop(join(folder, 'user'))
  const page = await app.firstWindow()
  await page.locator('h1').waitFor()
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, file)
  const lab = laboratoryOf(page)
  await lab.measure('Match series', { Games: '2,000' })
  await lab.openReport()
  await lab.saveTable('Wins by category')
  await page.getByText('Saved series.csv').waitFor()
  const rows = readCsv(await readFile(file, 'utf8'))
  expect(rows.reduce((sum, { games }) => sum + Number(games), 0)).toBe(2_000)
  await app.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

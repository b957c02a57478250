import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'
import { expectAccessible, findingOf, laboratoryOf } from '../support/browser/laboratory.ts'

afterAll(closeBrowser)

test('a run copied as a cluster job gives, merged and opened here, what it gives here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-cluster-'))
  const app = await openApp({ path: '/experiments' })
  const { page } = app
  const lab = laboratoryOf(page)
  await lab.setUp('Match series', { Games: '3,000' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('menuitem', { name: 'Copy as cluster job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run on a cluster' })
  await dialog.getByLabel('Folder').fill('a folder; rm')
  await dialog.getByText('Use letters, digits').waitFor()
  expect(await dialog.getByRole('button', { name: 'Copy' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Folder').fill('series-1')
  await expectAccessible(page)
  const lines = await dialog.getByLabel('Command lines').inputValue()
  expect(lines).toContain('lumbung plan series-1.json --parts')
  expect(lines).toContain('--slurm\nseries-1/slurm/submit.sh\n')
  await page.keyboard.press('Escape')

  // What Slurm would do, without Slurm.
  const program = join(folder, 'lumbung')
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${resolve('scripts/lumbung.mjs')}" "$@"\n`)
  await chmod(program, 0o755)
  const script = lines.replace('series-1/slurm/submit.sh', 'lumbung part series-1 --index 0-9 --workers 1')
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
  execFileSync('bash', ['-ec', `${script}\nlumbung merge series-1`], { cwd: folder, env, stdio: 'ignore' })

  await lab.run()
  await lab.ends('done')
  const here = await findingOf(page).innerText()
  await app.visit('/results')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import' }).click(),
  ])
  const buffer = await readFile(join(folder, 'series-1', 'result.lumbung'))
  await chooser.setFiles({ name: 'result.lumbung', mimeType: 'application/json', buffer })
  await page.getByText('Imported 1 run').waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(2)
  expect(await findingOf(page).innerText()).toBe(here)
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('a browser offers no queue, and says why', async () => {
  const app = await openApp({ path: '/experiments' })
  await app.page.getByRole('button', { name: 'Run on: This computer' }).click()
  await app.page.getByText('A browser cannot connect to a Redis server').waitFor()
  expect(await app.page.getByRole('radio', { name: 'A queue' }).isDisabled()).toBe(true)
  await expectAccessible(app.page)
  await app.close()
})

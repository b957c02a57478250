import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { drive, startProgram } from '../../scripts/drivePackaged.mjs'
import { serveApp } from '../../src/main/server.ts'
import { chromiumOptions } from '../support/browser/chromium.ts'

// The release workflow walks through the packaged app with this script. Here it walks through the same pages in Chromium,
// so that a failure there is one of the package, not of the script. Only Electron can forward a file.
test('the script that drives the packaged app works', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-drive-'))
  const server = await serveApp(resolve('out/renderer'), 0)
  const { executablePath = '', args = [], env } = await chromiumOptions()
  const said: string[] = []
  try {
    const userData = join(folder, 'user')
    await drive(
      () => startProgram(executablePath, [...args, '--headless', server.address], userData, env),
      null,
      folder,
      (what) => said.push(what),
    )
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  expect(said).toEqual([
    'the page is isolated',
    'a game was solved on two workers',
    'a run that was cut off continues after a new start',
    'it quits when asked',
  ])
})

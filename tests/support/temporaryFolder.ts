import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** A folder for the tests of one file, removed when they end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same, as the current working directory. */
export function temporaryWorkingFolder(): string {
  const before = process.cwd()
  const folder = temporaryFolder()
  beforeAll(() => process.chdir(folder))
  afterAll(() => process.chdir(before))
  return folder
}

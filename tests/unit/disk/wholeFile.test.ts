/** Faults of real systems, injected: virus scanners on Windows, folders that macOS guards. */
import type * as FileSystem from 'node:fs'
import type * as Promised from 'node:fs/promises'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginWhole, writeWholeSync } from '../../../src/disk/wholeFile'

const faults = vi.hoisted(() => ({
  /** How many more times renaming is refused, and how often it was tried. */
  renames: 0,
  tried: 0,
  /** No new file may be made in this folder. */
  sealed: '',
}))

function refuse(code: string): never {
  throw Object.assign(new Error(code), { code })
}
function rename(): void {
  faults.tried++
  if (faults.renames-- > 0) refuse('EPERM')
}
function open(path: unknown): void {
  if (dirname(String(path)) === faults.sealed) refuse('EPERM')
}

vi.mock('node:fs', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    renameSync: (from: string, to: string) => (rename(), real.renameSync(from, to)),
    openSync: (path: string, flags: string) => (open(path), real.openSync(path, flags)),
  }
})
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Promised>()
  return {
    ...real,
    rename: async (from: string, to: string) => (rename(), real.rename(from, to)),
    open: async (path: string, flags: string) => (open(path), real.open(path, flags)),
  }
})

const WAYS = {
  'piece by piece': async (file: string) => {
    const whole = await beginWhole(file)
    try {
      await whole.write(new TextEncoder().encode('new'))
      await whole.finish()
    } catch (error) {
      await whole.abandon()
      throw error
    }
  },
  'at once': async (file: string) => writeWholeSync(file, ['n', 'ew']),
}
const PLATFORM = process.platform
const pretend = (value: string) => Object.defineProperty(process, 'platform', { value })
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-whole-'))
  file = join(folder, 'a.csv')
  writeFileSync(file, 'old')
  Object.assign(faults, { renames: 0, tried: 0, sealed: '' })
})
afterEach(() => {
  pretend(PLATFORM)
  rmSync(folder, { recursive: true })
})

for (const [way, write] of Object.entries(WAYS)) {
  test(`written ${way}, a file that a virus scanner holds is renamed once it lets go`, async () => {
    pretend('win32')
    faults.renames = 5
    await write(file)
    expect(faults.tried).toBe(6)
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['new', ['a.csv']])
  })

  test(`written ${way}, a file that stays in use is refused in the end, and keeps its content`, async () => {
    pretend('win32')
    faults.renames = Infinity
    await expect(write(file)).rejects.toMatchObject({ code: 'EPERM' })
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['old', ['a.csv']])
  })

  test(`written ${way}, a refusal on other systems is final`, async () => {
    pretend('linux')
    faults.renames = 1
    await expect(write(file)).rejects.toMatchObject({ code: 'EPERM' })
    expect(faults.tried).toBe(1)
  })

  test(`written ${way}, a guarded folder of a Mac gets the file and nothing else`, async () => {
    pretend('darwin')
    faults.sealed = folder
    await write(file)
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['new', ['a.csv']])
    pretend('linux')
    await expect(write(file)).rejects.toMatchObject({ code: 'EPERM' })
  })
}

import { execFileSync } from 'node:child_process'
import type * as FileSystem from 'node:fs/promises'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryName } from '../../../src/disk/temporaryFile.ts'
import { beginWhole, reasonOf, writeWhole } from '../../../src/main/writeWhole.ts'

const disk = vi.hoisted(() => ({ full: false }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args)
      if (disk.full)
        handle.writeFile = () =>
          Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      return handle
    },
  }
})

let folder: string
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(async () => {
  disk.full = false
  folder = await mkdtemp(join(tmpdir(), 'lumbung-write-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a file is written whole and nothing is left beside it', async () => {
  const file = join(folder, 'a.csv')
  expect(await writeWhole(file, bytes('one'))).toMatchObject({ ok: true })
  expect(await writeWhole(file, bytes('two'))).toMatchObject({ ok: true })
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(await readdir(folder)).toEqual(['a.csv'])
})

test('a file of many pieces appears once it is whole; one that is given up leaves nothing', async () => {
  const file = join(folder, 'a.csv')
  const [whole, given] = [await beginWhole(file), await beginWhole(file)]
  if (!whole.ok || !given.ok) throw new Error('not begun')
  for (const piece of ['one ', 'two ', 'three']) await whole.value.write(bytes(piece))
  await given.value.write(bytes('other'))
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await given.value.abandon()
  expect(await whole.value.finish()).toMatchObject({ ok: true })
  expect(await readFile(file, 'utf8')).toBe('one two three')
  expect(await readdir(folder)).toEqual(['a.csv'])
})

test('a full disk says so and keeps the old file', async () => {
  const file = join(folder, 'a.csv')
  await writeFile(file, 'old')
  disk.full = true
  const written = await writeWhole(file, bytes('new'))
  expect(written).toMatchObject({ ok: false, reason: { key: 'files.diskFull' } })
  expect(await readFile(file, 'utf8')).toBe('old')
  expect(await readdir(folder)).toEqual(['a.csv'])
})

test('a folder that is gone, and a name that is a folder, say so', async () => {
  expect(await writeWhole(join(folder, 'gone', 'a.csv'), bytes(''))).toMatchObject({
    ok: false,
    reason: { key: 'files.folderGone' },
  })
  await mkdir(join(folder, 'taken'))
  expect(await writeWhole(join(folder, 'taken'), bytes(''))).toMatchObject({ ok: false })
  expect(await readdir(folder)).toEqual(['taken'])
})

test('what a killed program left behind is cleared away, and nothing else', async () => {
  const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()
  const own = temporaryName(folder)
  const abandoned = own.replace(`-${process.pid}-`, `-${ended}-`)
  for (const file of [own, abandoned, join(folder, 'mine.part')]) await writeFile(file, '')
  expect(await writeWhole(join(folder, 'a.csv'), bytes('one'))).toMatchObject({ ok: true })
  expect((await readdir(folder)).sort()).toEqual([basename(own), 'a.csv', 'mine.part'])
})

test('an unknown error still gives its message', () => {
  expect(reasonOf(new Error('strange'))).toMatchObject({ args: { reason: 'strange' } })
})

import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesAmong, OpenedFiles } from '../../../src/main/openedFiles'

vi.mock('electron', () => ({ dialog: {} }))

let folder: string
let files: OpenedFiles
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-open-'))
  files = new OpenedFiles()
})
afterEach(() => rm(folder, { recursive: true }))

async function idOf(path: string): Promise<string> {
  const opened = await files.offer([path])
  if (opened.status !== 'opened') throw new Error(JSON.stringify(opened))
  return opened.files[0]!.id
}

test('a file of 300 MB is read piece by piece to its end, and is closed then', async () => {
  const path = join(folder, 'lumbung-backup.json')
  await writeFile(path, 'the beginning')
  await truncate(path, 300 * 1024 * 1024)
  const id = await idOf(path)
  let [size, largest] = [0, 0]
  for (let bytes = new Uint8Array(1); bytes.length > 0;) {
    const piece = await files.read(id, size)
    if (piece.status !== 'read') throw new Error(JSON.stringify(piece.reason))
    if (size === 0) expect(new TextDecoder().decode(piece.bytes.slice(0, 13))).toBe('the beginning')
    bytes = piece.bytes
    size += bytes.length
    largest = Math.max(largest, bytes.length)
  }
  expect(size).toBe(300 * 1024 * 1024)
  expect(largest).toBeLessThanOrEqual(4 * 1024 * 1024)
  expect(await files.read(id, 0)).toEqual({ status: 'failed', reason: { key: 'files.notOpen' } })
})

test('a missing file, or something that is not a file, is reported', async () => {
  expect(await files.offer([join(folder, 'gone.json')])).toEqual({
    status: 'failed',
    reason: { key: 'files.notOpened', args: { names: 'gone.json', reason: { key: 'files.fileGone' } } },
  })
  expect(await files.offer([folder])).toMatchObject({
    status: 'failed',
    reason: { args: { reason: { key: 'files.notAFile' } } },
  })
})

test('a file that vanishes while it is read says so', async () => {
  const path = join(folder, 'a.json')
  await writeFile(path, '{}')
  const id = await idOf(path)
  await rm(path)
  expect(await files.read(id, 0)).toEqual({
    status: 'failed',
    reason: { key: 'files.notOpened', args: { names: 'a.json', reason: { key: 'files.fileGone' } } },
  })
})

test('arguments name files by path or by address; switches and other endings are left out', () => {
  const odd = join(folder, 'kalah é #1 100%.lumbung')
  const argv = [
    'lumbung',
    '--allow-file-access-from-files',
    '.',
    'near.LUMBUNG',
    odd,
    pathToFileURL(odd).href,
    'FILE://%zz/a.lumbung',
    'https://example.com/a.lumbung.txt',
    'notes.txt',
  ]
  expect(filesAmong(argv, folder)).toEqual([join(folder, 'near.LUMBUNG'), odd, odd])
})

import { expect, test } from 'vitest'
import { exportBackup, importBackup } from '../../../../src/renderer/storage/backup'
import { looksLikeBackup } from '../../../../src/renderer/storage/backupFile'
import { createMemoryDatabase } from '../../../../src/renderer/storage/database/memoryDatabase'
import { runRecord, windowsOn } from '../../../support/storage/windows'

const empty = () => windowsOn(createMemoryDatabase())()

async function exported(parts = 3): Promise<string> {
  const repositories = empty()
  await repositories.runs.add(runRecord('a'))
  for (let index = 0; index < parts; index++) repositories.parts.save('a', index, index)
  await repositories.parts.flush()
  const backup = await exportBackup(repositories)
  if (!backup.ok) throw new Error(backup.error.code)
  return backup.value.file.text()
}

test('a backup of 130,000 parts is imported again', async () => {
  const repositories = empty()
  const imported = await importBackup(repositories, new Blob([await exported(130_000)]))
  expect(imported).toMatchObject({ ok: true, value: { runs: 1, parts: 130_000, skipped: 0 } })
})

test('a backup of an earlier version, all in one line, is imported with 130,000 parts', async () => {
  const parts = Array.from({ length: 130_000 }, (_, index) => ({ run: 'a', index, part: 1 }))
  const shelves = { runs: [runRecord('a')], parts, specs: [], variants: [], games: [], settings: [] }
  const imported = await importBackup(empty(), JSON.stringify({ lumbung: 'backup', schema: 1, shelves }))
  expect(imported).toMatchObject({ ok: true, value: { runs: 1, parts: 130_000 } })
})

test('exporting and importing say how far they are', async () => {
  const repositories = empty()
  await importBackup(repositories, new Blob([await exported(2_000)]))
  const records: number[] = []
  const backup = await exportBackup(repositories, (count) => records.push(count))
  expect(records.at(-1)).toBe(2_001)
  expect(records.length).toBeGreaterThan(4)
  const shares: number[] = []
  if (backup.ok) await importBackup(repositories, backup.value.file, (share) => shares.push(share))
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a backup is one JSON text that any tool reads', async () => {
  const whole: unknown = JSON.parse(await exported())
  expect(whole).toMatchObject({ lumbung: 'backup', schema: 2, shelves: { parts: [{}, {}, {}], games: [] } })
})

test('a backup that was cut off changes nothing', async () => {
  const text = await exported()
  const repositories = empty()
  for (const end of [text.length - 3, Math.floor(text.length / 2), 60]) {
    expect(await importBackup(repositories, text.slice(0, end))).toMatchObject({ ok: false })
    expect(await repositories.runs.list()).toMatchObject({ value: { records: [] } })
  }
})

test('a record that was altered is named, and nothing of the backup is imported', async () => {
  const text = await exported()
  const repositories = empty()
  const altered = text.replace('"index":1,"part":1', '"index":1,"part":7')
  expect(altered).not.toBe(text)
  expect(await importBackup(repositories, altered)).toEqual({
    ok: false,
    error: { key: 'storage.damagedBackupRecord', args: { place: 2, shelf: 'parts' } },
  })
  const shorter = text.replace(/\{"run":"a","index":0[^\n]*\n/, '')
  expect(shorter.length).toBeLessThan(text.length)
  expect(await importBackup(repositories, shorter)).toMatchObject({ ok: false })
  expect(await repositories.runs.list()).toMatchObject({ value: { records: [] } })
})

test('a reformatted backup is imported, but not if records are missing', async () => {
  const whole = JSON.parse(await exported()) as { shelves: { parts: unknown[] } }
  expect(await importBackup(empty(), JSON.stringify(whole, null, 2))).toMatchObject({ ok: true })
  whole.shelves.parts.pop()
  expect(await importBackup(empty(), JSON.stringify(whole, null, 2))).toMatchObject({ ok: false })
})

test('a record that was damaged before it was exported is left out and counted', async () => {
  const database = createMemoryDatabase()
  const repositories = windowsOn(database)()
  await repositories.runs.add(runRecord('a'))
  await database.put('variants', [{ id: 'v', checksum: 'another' } as never])
  const backup = await exportBackup(repositories)
  if (!backup.ok) throw new Error(backup.error.code)
  expect(await importBackup(empty(), backup.value.file)).toMatchObject({
    ok: true,
    value: { runs: 1, variants: 0, skipped: 1 },
  })
})

test('a backup of the first version, in lines and without checksums, is imported', async () => {
  const lines = ['runs', 'parts', 'specs', 'variants', 'games', 'settings'].map((storeName) => {
    const records = { runs: [runRecord('a')], parts: [{ run: 'a', index: 0, part: 1 }] }[storeName] ?? []
    return `"${storeName}":[\n${records.map((record) => `${JSON.stringify(record)}\n`).join('')}]`
  })
  const text = `{"lumbung":"backup","schema":1,"shelves":{\n${lines.join(',\n')}\n}}\n`
  expect(await importBackup(empty(), text)).toMatchObject({ ok: true, value: { runs: 1, parts: 1 } })
})

test('a run that was under way when it was exported is interrupted when imported', async () => {
  const repositories = empty()
  await repositories.runs.add(runRecord('a', { status: 'running' }))
  const backup = await exportBackup(repositories)
  if (!backup.ok) throw new Error(backup.error.code)
  await importBackup(repositories, backup.value.file)
  expect(await repositories.runs.read(['a'])).toMatchObject({
    value: { records: [{ status: 'interrupted' }] },
  })
})

test('parts without a run and records without a key are left out and counted', async () => {
  const shelves = {
    runs: [{ title: 'no id' }],
    parts: [{ run: 'gone', index: 0, part: 1 }],
    specs: [],
    variants: [],
    games: [],
    settings: [],
  }
  const imported = await importBackup(empty(), JSON.stringify({ lumbung: 'backup', schema: 1, shelves }))
  expect(imported).toMatchObject({ ok: true, value: { runs: 0, parts: 0, skipped: 2 } })
})

test('a full storage is named as the reason', async () => {
  const full = { code: 'full', text: 'Storage is full.' } as const
  const repositories = windowsOn(createMemoryDatabase({ refuseWrite: () => full }))()
  expect(await importBackup(repositories, await exported())).toEqual({ ok: false, error: 'Storage is full.' })
})

test.each(['', 'null', '{}', '{"lumbung":"backup","schema":2}', '[1]', '{"lumbung":"backup","schema":1}'])(
  '%j is refused with the reason',
  async (text) => {
    expect(await importBackup(empty(), text)).toMatchObject({ ok: false })
  },
)

test('a backup is recognised by its beginning', async () => {
  expect(looksLikeBackup((await exported()).slice(0, 40))).toBe(true)
  expect(looksLikeBackup('{"lumbung":"game"}')).toBe(false)
})

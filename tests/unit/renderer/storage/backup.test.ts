import { expect, test } from 'vitest'
import {
  forgetEverything,
  parseBackup,
  restoreBackup,
  takeBackup,
} from '../../../../src/renderer/storage/backup.ts'
import { createMemoryDatabase } from '../../../../src/renderer/storage/memoryDatabase.ts'

async function filled() {
  const database = createMemoryDatabase()
  await database.put('specs', { id: 's', name: 'A spec', kind: 'matchSeries', spec: {}, saved: 1 })
  await database.put('parts', { run: 'r', index: 0, part: 1 }, { run: 'r', index: 1, part: 2 })
  await database.put('settings', { key: 'k', value: true })
  return database
}

test('what is forgotten can be brought back whole', async () => {
  const database = await filled()
  const before = await takeBackup(database)
  const forgotten = await forgetEverything(database)
  expect((await takeBackup(database)).shelves.parts).toEqual([])
  if (!forgotten.ok) throw new Error(forgotten.error)
  await restoreBackup(database, forgotten.value)
  expect(await takeBackup(database)).toEqual(before)
})

test('a backup survives its file', async () => {
  const backup = await takeBackup(await filled())
  expect(parseBackup(JSON.stringify(backup))).toEqual({ ok: true, value: backup })
})

test.each(['', 'null', '{}', '{"lumbung":"backup","schema":2}', '[1]'])(
  '%j is refused with the reason',
  (text) => {
    expect(parseBackup(text)).toMatchObject({ ok: false })
  },
)

import { expect, test } from 'vitest'
import { createMemoryDatabase } from '../../../../src/renderer/storage/database/memoryDatabase'
import { isIntact, sealed } from '../../../../src/renderer/storage/sealedRecord'
import { runRecord, windowsOn } from '../../../support/storage/windows'

test('a record matches its checksum until something in it changes', () => {
  const record = sealed({ id: 'a', tags: ['x'], seed: undefined })
  expect(isIntact(record)).toBe(true)
  expect(isIntact(structuredClone(record))).toBe(true)
  expect(isIntact({ ...record, tags: ['y'] })).toBe(false)
  expect(isIntact({ ...record, note: '' })).toBe(false)
  expect(isIntact(sealed({ ...record, tags: ['y'] }))).toBe(true)
})

test('records of earlier versions have no checksum and are accepted', () => {
  for (const stored of [{ id: 'a' }, undefined, null, 'text']) expect(isIntact(stored)).toBe(true)
})

test('stored records carry checksums, and one that was altered is listed as damaged', async () => {
  const database = createMemoryDatabase()
  const repositories = windowsOn(database)()
  await repositories.runs.add(runRecord('a'))
  repositories.parts.save('a', 0, 5)
  repositories.parts.save('a', 1, 6)
  await repositories.parts.flush()
  const stored = await database.partsOf('a')
  if (!stored.ok) throw new Error(stored.error.code)
  await database.putParts([{ ...(stored.value[1] as { run: string; index: number }), part: 9 }])
  expect(await repositories.parts.of('a')).toMatchObject({ value: { parts: new Map([[0, 5]]), damaged: 1 } })
  await database.update('runs', ['a'], (run) => ({ ...(run as ReturnType<typeof runRecord>), done: 999 }))
  expect(await repositories.runs.list()).toMatchObject({
    value: { records: [], damaged: [{ key: 'a', reason: { key: 'storage.altered' } }] },
  })
})

test('a change does not make a damaged record look sound', async () => {
  const database = createMemoryDatabase()
  const repositories = windowsOn(database)()
  await repositories.runs.add(runRecord('a'))
  await database.update('runs', ['a'], (run) => ({ ...(run as ReturnType<typeof runRecord>), done: 999 }))
  await repositories.runs.change(new Map([['a', { note: 'mine' }]]))
  expect(await windowsOn(database)().runs.list()).toMatchObject({ value: { records: [], damaged: [{}] } })
})

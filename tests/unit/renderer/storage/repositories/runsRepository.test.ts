import { expect, test } from 'vitest'
import { createMemoryDatabase } from '../../../../../src/renderer/storage/database/memoryDatabase'
import { runRecord, windowsOn } from '../../../../support/storage/windows'

test('a status that changes while an earlier one is being written is stored after it', async () => {
  const database = createMemoryDatabase()
  let write = (): void => undefined
  const begun = new Promise<void>((resolve) => (write = resolve))
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const { runs } = windowsOn({
    ...database,
    async update(storeName, keys, change) {
      const updated = await database.update(storeName, keys, change)
      write()
      await released
      return updated
    },
  })()
  const first = runs.add(runRecord('a', { status: 'running' }))
  await begun
  const last = runs.change(new Map([['a', { status: 'done' as const }]]))
  release()
  await Promise.all([first, last])
  const stored = await database.get('runs', ['a'])
  expect(stored).toMatchObject({ ok: true, value: [{ status: 'done' }] })
  expect(runs.isUnsaved()).toBe(false)
})

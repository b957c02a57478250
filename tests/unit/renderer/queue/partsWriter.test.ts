import { describe, expect, test } from 'vitest'
import { refuse } from '../../../../src/engine/result'
import { createPartsKeeper } from '../../../../src/renderer/queue/partsWriter'
import { createMemoryDatabase } from '../../../../src/renderer/storage/memoryDatabase'

describe('keeping parts', () => {
  test('a part replaces the checkpoint of its task, never the other way round', async () => {
    const database = createMemoryDatabase()
    const keeper = createPartsKeeper(database)
    keeper.keepCheckpoint('a', 0, { at: 5 })
    keeper.keep('a', 0, { wins: 3 })
    keeper.keepCheckpoint('a', 0, { at: 6 })
    keeper.keepCheckpoint('a', 1, { at: 1 })
    await keeper.flush()
    expect(await database.partsOf('a')).toEqual([
      { run: 'a', index: 0, part: { wins: 3 } },
      { run: 'a', index: 1, checkpoint: { at: 1 } },
    ])
  })

  test('what a full storage refuses stays in hand and is written once there is room', async () => {
    const memory = createMemoryDatabase()
    let full = true
    const database: typeof memory = {
      ...memory,
      put: (shelf, ...values) =>
        full ? Promise.resolve(refuse({ code: 'full', message: 'full' })) : memory.put(shelf, ...values),
    }
    const keeper = createPartsKeeper(database)
    keeper.keep('a', 0, 1)
    keeper.keep('a', 1, 2)
    expect(await keeper.flush()).toBe(false)
    expect(keeper.unsaved()).toBe(2)
    full = false
    expect(await keeper.flush()).toBe(true)
    expect(keeper.unsaved()).toBe(0)
    expect((await memory.partsOf('a')).map(({ part }) => part)).toEqual([1, 2])
  })

  test('many parts are handed over some at a time, each once', async () => {
    const memory = createMemoryDatabase()
    const sizes: number[] = []
    const database: typeof memory = {
      ...memory,
      put: (shelf, ...values) => (sizes.push(values.length), memory.put(shelf, ...values)),
    }
    const keeper = createPartsKeeper(database)
    for (let index = 0; index < 100; index++) keeper.keep('a', index, index)
    expect(await keeper.flush()).toBe(true)
    expect(sizes[0]).toBe(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100)
    expect((await memory.partsOf('a')).map(({ part }) => part)).toEqual([...Array(100).keys()])
  })
})

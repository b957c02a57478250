import { afterEach, expect, test, vi } from 'vitest'
import { ChangeStream, openChannel } from '../../../../src/renderer/storage/changes'

afterEach(() => vi.unstubAllGlobals())

/** Broadcast channels that reach each other at once. */
function stubChannels(): { post(data: unknown): void } {
  const all: { listeners: ((event: { data: unknown }) => void)[] }[] = []
  const post = (from: unknown, data: unknown): void =>
    all.forEach((channel) => channel !== from && channel.listeners.forEach((listener) => listener({ data })))
  class Channel {
    readonly listeners: ((event: { data: unknown }) => void)[] = []
    constructor() {
      all.push(this)
    }
    postMessage(data: unknown): void {
      post(this, data)
    }
    addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
      this.listeners.push(listener)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return { post: (data) => post(null, data) }
}

test('a change is reported once here and once in every other window', () => {
  stubChannels()
  const [here, there] = [new ChangeStream(openChannel()), new ChangeStream(openChannel())]
  const told: string[] = []
  here.onChange(({ ids }) => told.push(`here ${String(ids)}`))
  const stop = there.onChange(({ storeName, ids }) => told.push(`there ${storeName} ${String(ids)}`))
  here.tell({ storeName: 'runs', ids: ['a', 'b'] })
  here.tell({ storeName: 'runs', ids: [] })
  expect(told).toEqual(['here a,b', 'there runs a,b'])
  stop()
  here.tell({ storeName: 'runs', ids: 'all' })
  expect(told.slice(2)).toEqual(['here all'])
})

test('messages of an older version’s window are not mistaken for changes', () => {
  const { post } = stubChannels()
  const heard = vi.fn()
  new ChangeStream(openChannel()).onChange(heard)
  for (const data of ['runs', null, { storeName: 'runs' }]) post(data)
  expect(heard).not.toHaveBeenCalled()
  post({ storeName: 'runs', ids: ['a'] })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('without channels a window is on its own', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const changes = new ChangeStream(openChannel())
  const heard = vi.fn()
  changes.onChange(heard)
  changes.tell({ storeName: 'games', ids: 'all' })
  expect(heard).toHaveBeenCalledWith({ storeName: 'games', ids: 'all' })
})

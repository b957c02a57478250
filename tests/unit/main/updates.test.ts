import { expect, it, vi } from 'vitest'
import { createUpdates } from '../../../src/main/updates'

const ADDRESS = 'https://api.github.com/repos/some/lumbung/releases/latest'

function updatesFor(answer: () => Promise<Response>, repository = 'some/lumbung') {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(answer)
  const open = vi.fn()
  return { fetch, open, updates: createUpdates({ repository, version: '1.9.0', fetch, open }) }
}

const release = (tag: unknown) => async () => Response.json({ tag_name: tag, html_url: 'https://elsewhere' })

it.each([
  ['v1.9.0', { status: 'newest' }],
  ['1.8.7', { status: 'newest' }],
  ['v1.10.0', { status: 'newer', version: '1.10.0' }],
  ['v2.0.0', { status: 'newer', version: '2.0.0' }],
  ['v1.9.1', { status: 'newer', version: '1.9.1' }],
])('compares the release %s with its own version', async (tag, found) => {
  const { updates, fetch } = updatesFor(release(tag))
  expect(await updates.look()).toEqual(found)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([ADDRESS])
})

it('sends nothing but its name, and follows no redirect', async () => {
  const { updates, fetch } = updatesFor(release('v1.9.0'))
  await updates.look()
  const { headers, ...options } = fetch.mock.calls[0]![1]
  expect(headers).toEqual({ accept: 'application/json', 'user-agent': 'Lumbung' })
  expect(options).toMatchObject({ credentials: 'omit', redirect: 'error' })
  expect(options.body).toBeUndefined()
})

it.each([
  ['updates.unreachable', () => Promise.reject(new Error('offline'))],
  ['updates.unreachable', async () => new Response('<html>')],
  ['updates.noRelease', async () => new Response('', { status: 404 })],
  ['updates.unreadable', release('<b>9.9.9</b>')],
  ['updates.unreadable', release(7)],
  ['updates.unreadable', async () => Response.json(null)],
])('says %s when it cannot find out', async (key, answer) => {
  expect(await updatesFor(answer).updates.look()).toMatchObject({ status: 'failed', reason: { key } })
})

it('asks once, however often it is told to at the same time', async () => {
  const { updates, fetch } = updatesFor(release('v1.9.0'))
  await Promise.all([updates.look(), updates.look(), updates.look()])
  expect(fetch).toHaveBeenCalledTimes(1)
  await updates.look()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('opens one page, which no answer can choose', async () => {
  const { updates, open } = updatesFor(release('v2.0.0'))
  await updates.look()
  updates.openPage()
  expect(open.mock.calls).toEqual([['https://github.com/some/lumbung/releases/latest']])
})

it.each(['', 'no-name', 'a/b/c', 'https://elsewhere/x', 'a/b?c'])(
  'neither asks nor opens anything when the build names “%s”',
  async (repository) => {
    const { updates, fetch, open } = updatesFor(release('v2.0.0'), repository)
    expect(updates.address).toBeNull()
    expect(await updates.look()).toEqual({ status: 'noAddress' })
    updates.openPage()
    expect(fetch).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
  },
)

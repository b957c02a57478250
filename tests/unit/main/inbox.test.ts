import type { BrowserWindow } from 'electron'
import { expect, test } from 'vitest'
import { createInbox } from '../../../src/main/inbox'
import type { BridgedOpen } from '../../../src/preload/bridge'

function windowThatListens() {
  const heard: [string, unknown][] = []
  const window = {
    isDestroyed: () => false,
    webContents: { send: (channel: string, message: unknown) => heard.push([channel, message]) },
  } as unknown as BrowserWindow
  return { window, heard }
}
const read = async (paths: readonly string[]): Promise<BridgedOpen> => ({
  status: 'opened',
  files: paths.map((name) => ({ name, id: name })),
})
const settled = (): Promise<void> => new Promise((soon) => setImmediate(soon))

test('a page asked for while no window listens arrives once one does', async () => {
  const inbox = createInbox(read)
  const first = windowThatListens()
  inbox.deliverTo(first.window)
  inbox.ready()
  const second = windowThatListens()
  inbox.deliverTo(second.window)
  inbox.askForPage('/results')
  await settled()
  expect(second.heard).toEqual([])
  inbox.ready()
  await settled()
  expect(second.heard).toEqual([['page:asked', '/results']])
  expect(first.heard).toEqual([])
})

test('files that wait together arrive together, before the page that was asked for after them', async () => {
  const inbox = createInbox(read)
  const { window, heard } = windowThatListens()
  inbox.deliverTo(window)
  inbox.addFiles(['a.json'])
  inbox.addFiles(['b.json'])
  inbox.addFiles([])
  inbox.askForPage('/papers')
  inbox.ready()
  await settled()
  expect(heard).toEqual([
    ['files:opened', await read(['a.json', 'b.json'])],
    ['page:asked', '/papers'],
  ])
})

test('what comes while the page is loaded again waits for it', async () => {
  const inbox = createInbox(read)
  const { window, heard } = windowThatListens()
  inbox.deliverTo(window)
  inbox.ready()
  inbox.forget()
  inbox.addOpened({ status: 'cancelled' })
  await settled()
  expect(heard).toEqual([])
  inbox.ready()
  await settled()
  expect(heard).toEqual([['files:opened', { status: 'cancelled' }]])
})

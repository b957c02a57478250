import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, NativeTheme } from 'electron'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepWindowState, readWindowState } from '../../../src/main/windowState.ts'

const SCREEN = [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }]
const USUAL = { width: 1280, height: 800, maximised: false, theme: 'system' }
let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-state-'))
  file = join(folder, 'window.json')
})
afterEach(() => rm(folder, { recursive: true }))

test.each(['', 'not json', '{"width": "wide"}', '{"width": 5, "height": 5, "maximised": false}'])(
  'the usual state stands in for %j',
  async (text) => {
    await writeFile(file, text)
    expect(readWindowState(file, SCREEN)).toEqual(USUAL)
  },
)

test('the usual state stands in for a file that is not there', () => {
  expect(readWindowState(file, SCREEN)).toEqual(USUAL)
})

test('a window whose screen is gone returns to the middle, as large as before', async () => {
  const state = { x: 3000, y: 20, width: 900, height: 700, maximised: true, theme: 'dark' }
  await writeFile(file, JSON.stringify(state))
  expect(readWindowState(file, SCREEN)).toEqual({ width: 900, height: 700, maximised: true, theme: 'dark' })
  expect(readWindowState(file, [{ workArea: { x: 2560, y: 0, width: 1920, height: 1080 } }])).toEqual(state)
})

test('a file of an earlier version, which knew no themes, is read', async () => {
  await writeFile(file, JSON.stringify({ width: 900, height: 700, maximised: false }))
  expect(readWindowState(file, SCREEN)).toMatchObject({ width: 900, theme: 'system' })
})

test('closing keeps the state, before the app can quit', () => {
  const window = Object.assign(new EventEmitter(), {
    getNormalBounds: () => ({ x: 1, y: 2, width: 900, height: 700 }),
    isMaximized: () => true,
    isDestroyed: () => false,
  })
  const themes = Object.assign(new EventEmitter(), { themeSource: 'dark' as const })
  keepWindowState(window as unknown as BrowserWindow, file, themes as unknown as NativeTheme)
  window.emit('close')
  expect(readWindowState(file, SCREEN)).toEqual({
    x: 1,
    y: 2,
    width: 900,
    height: 700,
    maximised: true,
    theme: 'dark',
  })
  window.emit('closed')
  expect(themes.listenerCount('updated')).toBe(0)
})

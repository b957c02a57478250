import type { BrowserWindow } from 'electron'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from '../../../src/main/notifier'

const system = vi.hoisted(() => ({
  isSupported: true,
  bounce: vi.fn(),
  /** The icon in the Dock; only macOS has one. */
  dock: undefined as { bounce(): void } | undefined,
  shown: [] as { emit(event: string): void }[],
}))

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class Notification extends Emitter {
    static isSupported = () => system.isSupported
    show() {
      system.shown.push(this)
    }
  }
  return {
    Notification,
    app: {
      get dock() {
        return system.dock
      },
    },
  }
})

class Window extends EventEmitter {
  readonly flashes: boolean[] = []
  constructor(readonly focused: boolean) {
    super()
  }
  isFocused = () => this.focused
  isDestroyed = () => false
  flashFrame = (flashes: boolean) => void this.flashes.push(flashes)
}
const NOTICE = { title: 'Done', body: 'South won.' }
const show = vi.fn()

/** Notifies; the window is in the background unless said otherwise. */
function notifyFrom(window = new Window(false)): Window {
  createNotifier(show)(NOTICE, window as unknown as BrowserWindow)
  return window
}

beforeEach(() => {
  Object.assign(system, { isSupported: true, dock: undefined, shown: [] })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

test('a click on a notification shows the window; whoever looks at it gets none', () => {
  notifyFrom(new Window(true))
  expect(system.shown).toEqual([])
  notifyFrom()
  system.shown[0]?.emit('click')
  expect(show).toHaveBeenCalledOnce()
})

test('the portable edition leaves no shortcut in Windows: its window flashes until it is looked at', () => {
  vi.stubEnv('PORTABLE_EXECUTABLE_DIR', 'E:\\')
  const window = notifyFrom()
  expect(system.shown).toEqual([])
  expect(window.flashes).toEqual([true])
  window.emit('focus')
  expect(window.flashes).toEqual([true, false])
})

test('a Mac that refuses the notification of an unsigned app makes its icon bounce', () => {
  system.dock = { bounce: system.bounce }
  const window = notifyFrom()
  expect(system.bounce).not.toHaveBeenCalled()
  system.shown[0]?.emit('failed')
  expect(system.bounce).toHaveBeenCalledOnce()
  expect(window.flashes).toEqual([])
})

test('a system without notifications flashes the window', () => {
  system.isSupported = false
  expect(notifyFrom().flashes).toEqual([true])
})

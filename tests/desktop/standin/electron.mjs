// A stand-in for the `electron` module of the main process: the built bundle runs unmodified, its windows are Chromium pages.
// It proves the app's own code and wiring. It cannot prove sandboxing, native menus, fuses or packaging.
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBrowserWindow } from './browserWindow.mjs'
import { createSchemes } from './schemes.mjs'

const { root, userData, browser } = globalThis.standinOptions
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const context = await browser.newContext({ viewport: null })
const schemes = createSchemes()
const windows = []
/** Running apps by their user folder: each folder belongs to one at a time, as on a real desktop. */
const instances = (globalThis.standinInstances ??= new Map())

class App extends EventEmitter {
  isPackaged = true
  #ready = Promise.resolve()
  whenReady() {
    return this.#ready
  }
  isReady() {
    return true
  }
  requestSingleInstanceLock() {
    const first = instances.get(userData)
    if (first) first.emit('second-instance', {}, [...process.argv], process.cwd())
    else instances.set(userData, this)
    return !first
  }
  getVersion() {
    return version
  }
  getPath(name) {
    const path = name === 'userData' ? userData : join(userData, name)
    mkdirSync(path, { recursive: true })
    return path
  }
  getPreferredSystemLanguages() {
    return ['en-GB']
  }
  setAboutPanelOptions() {}
  quit() {
    void this.exit()
  }
  async exit() {
    for (const window of windows) window.emit('close', { preventDefault() {} })
    if (instances.get(userData) === this) instances.delete(userData)
    schemes.close()
    await context.close()
  }
}

class IpcMain extends EventEmitter {
  handlers = new Map()
  handle(channel, handler) {
    this.handlers.set(channel, handler)
  }
}

export const app = new App()
export const ipcMain = new IpcMain()
export const { protocol } = schemes
export const BrowserWindow = createBrowserWindow({ context, ipcMain, schemes, app, windows })
export const dialog = {
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showMessageBox: async () => ({ response: 0 }),
}
export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    handlers: {},
    setPermissionRequestHandler(handler) {
      this.handlers.request = handler
    },
    setPermissionCheckHandler(handler) {
      this.handlers.check = handler
    },
  }),
}
/** No test reaches the network; one that needs an answer gives `fetch` its own. */
export const net = {
  fetch: async () => {
    throw new Error('The stand-in has no network')
  },
}
export const shell = { openExternal: async () => {} }
let copied = ''
export const clipboard = {
  readText: async () => copied,
  writeText: async (text) => void (copied = text),
}
export const nativeTheme = { shouldUseDarkColors: false, themeSource: 'system' }
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] }
export class Notification extends EventEmitter {
  static isSupported = () => false
}
export class Menu {
  static #current = null
  static buildFromTemplate = (template) => new Menu(template)
  static setApplicationMenu = (menu) => (Menu.#current = menu)
  static getApplicationMenu = () => Menu.#current
  constructor(template) {
    this.items = template.map((item) => ({
      ...item,
      submenu: Array.isArray(item.submenu) ? new Menu(item.submenu) : item.submenu,
    }))
  }
}

/** The first window's page, once its document is there. */
export async function firstWindow() {
  while (windows.length === 0) await new Promise((soon) => setTimeout(soon, 10))
  const page = await windows[0].page
  await page.waitForURL(/^http/)
  return page
}

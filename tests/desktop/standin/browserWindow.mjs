// A BrowserWindow that is a Chromium page.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { dry, revive, shim } from './preloadShim.mjs'

export function createBrowserWindow({ context, ipcMain, schemes, app, windows }) {
  class WebContents extends EventEmitter {
    mainFrame = { url: '' }
    openHandler = () => ({ action: 'allow' })
    constructor(window) {
      super()
      this.window = window
    }
    getURL() {
      return this.mainFrame.url
    }
    setWindowOpenHandler(handler) {
      this.openHandler = handler
    }
    send(channel, ...args) {
      void this.window.page.then((page) =>
        page.evaluate(
          ([name, message]) => window.__standinEmit(name, message),
          [channel, structuredClone(args)],
        ),
      )
    }
  }

  return class BrowserWindow extends EventEmitter {
    static getAllWindows = () => [...windows]
    webContents = new WebContents(this)
    #bounds
    #maximised = false
    #closed = false

    constructor(options) {
      super()
      this.options = options
      const { x = 0, y = 0, width = 800, height = 600 } = options
      this.#bounds = { x, y, width, height }
      windows.push(this)
      this.page = this.#open()
      app.emit('web-contents-created', {}, this.webContents)
    }
    async #open() {
      const page = await context.newPage()
      await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height })
      await page.exposeBinding('__standinCall', ({ frame }, kind, channel, args) => {
        const event = {
          sender: this.webContents,
          senderFrame: frame.parentFrame() ? {} : this.webContents.mainFrame,
        }
        return kind === 'send'
          ? this.#sent(event, channel, revive(args))
          : this.#asked(event, channel, revive(args))
      })
      await page.addInitScript(shim(readFileSync(this.options.webPreferences.preload, 'utf8')))
      await page.route('**', (route) => this.#guard(route))
      page.on('popup', (popup) => {
        if (this.webContents.openHandler({ url: popup.url() }).action === 'deny') void popup.close()
      })
      page.on('framenavigated', (frame) => {
        if (!frame.parentFrame()) this.webContents.mainFrame.url = schemes.inward(frame.url())
      })
      page.on('close', () => this.#gone())
      return page
    }
    #sent(event, channel, args) {
      try {
        ipcMain.emit(channel, event, ...args)
      } catch (error) {
        app.emit('standin-ipc-error', error)
      }
    }
    async #asked(event, channel, args) {
      try {
        return { value: dry(await ipcMain.handlers.get(channel)(event, ...args)) }
      } catch (error) {
        return { error: `Error invoking remote method '${channel}': ${error}` }
      }
    }
    async #guard(route) {
      const request = route.request()
      const mainFrame = request.isNavigationRequest() && !request.frame().parentFrame()
      const url = schemes.inward(request.url())
      if (!mainFrame || this.loading) return route.continue()
      let refused = false
      this.webContents.emit('will-navigate', { url, preventDefault: () => (refused = true) })
      return refused ? route.fulfill({ status: 204 }) : route.continue()
    }
    async loadURL(address) {
      const page = await this.page
      this.loading = true
      this.webContents.emit('did-start-loading')
      await page.goto(await schemes.outward(address))
      this.loading = false
      this.emit('ready-to-show')
    }
    async reload() {
      this.webContents.emit('did-start-loading')
      await (await this.page).reload()
    }
    setBounds(bounds) {
      this.#bounds = { ...this.#bounds, ...bounds }
      this.emit('resize')
    }
    getBounds() {
      return this.#bounds
    }
    getNormalBounds() {
      return this.#bounds
    }
    maximize() {
      this.#maximised = true
      this.emit('resize')
    }
    isMaximized() {
      return this.#maximised
    }
    isMinimized() {
      return false
    }
    restore() {}
    show() {}
    focus() {
      this.focused = true
    }
    isFocused() {
      return this.focused ?? true
    }
    isDestroyed() {
      return this.#closed
    }
    close() {
      this.emit('close', { preventDefault() {} })
      void this.page.then((page) => page.close())
    }
    #gone() {
      this.#closed = true
      windows.splice(windows.indexOf(this), 1)
      this.emit('closed')
      if (windows.length === 0) app.emit('window-all-closed')
    }
  }
}

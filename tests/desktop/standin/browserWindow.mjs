// A window: its place and state are numbers here, its page is a Chromium page.
import { app } from './app.mjs'
import { Emitter, checkOptions } from './definitions.mjs'
import { WebContents } from './webContents.mjs'
import { windows } from './windows.mjs'

export class BrowserWindow extends Emitter {
  static getAllWindows = () => [...windows]
  static fromWebContents = (contents) => windows.find((each) => each.webContents === contents) ?? null
  /** What the desktop was told, for tests. */
  standin = { progress: -1, flashes: false }
  #bounds
  #visible
  #focused = false
  #maximised = false
  #minimised = false
  #destroyed = false

  constructor(options = {}) {
    super('BrowserWindow')
    app.mustBeReady('BrowserWindow')
    checkOptions('BrowserWindowConstructorOptions', options)
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options
    this.#bounds = { x, y, width, height }
    this.#visible = show
    this.#focused = show
    windows.push(this)
    this.webContents = new WebContents(options.webPreferences ?? {}, this.#bounds)
    this.webContents.once('standin-painted', () => this.emit('ready-to-show'))
    this.webContents.once('destroyed', () => this.#gone())
    app.emit('web-contents-created', {}, this.webContents)
  }
  loadURL(address) {
    return this.webContents.loadURL(address)
  }
  reload() {
    this.webContents.reload()
  }
  setBounds(bounds) {
    this.#bounds = { ...this.#bounds, ...bounds }
    this.emit('resize')
    this.emit('move')
  }
  getBounds() {
    return this.#bounds
  }
  getNormalBounds() {
    return this.#bounds
  }
  maximize() {
    this.#maximised = true
    this.#show()
    this.emit('maximize')
    this.emit('resize')
  }
  isMaximized() {
    return this.#maximised
  }
  minimize() {
    this.#minimised = true
    this.blur()
    this.emit('minimize')
  }
  isMinimized() {
    return this.#minimised
  }
  restore() {
    this.#minimised = false
    this.emit('restore')
  }
  show() {
    this.#show()
    this.focus()
  }
  #show() {
    if (this.#visible) return
    this.#visible = true
    this.emit('show')
  }
  hide() {
    this.blur()
    this.#visible = false
    this.emit('hide')
  }
  isVisible() {
    return this.#visible
  }
  focus() {
    if (!this.#visible || this.#minimised || this.#focused) return
    this.#focused = true
    this.emit('focus')
  }
  blur() {
    if (!this.#focused) return
    this.#focused = false
    this.emit('blur')
  }
  isFocused() {
    return this.#focused
  }
  setProgressBar(progress, options = {}) {
    checkOptions('ProgressBarOptions', options)
    this.standin.progress = progress
  }
  flashFrame(flashes) {
    this.standin.flashes = flashes
  }
  isDestroyed() {
    return this.#destroyed
  }
  close() {
    if (this.emitPreventable('close')) app.windowStays()
    else this.webContents.close()
  }
  destroy() {
    this.webContents.close()
  }
  #gone() {
    this.#destroyed = true
    windows.splice(windows.indexOf(this), 1)
    this.emit('closed')
    if (windows.length === 0) app.lastWindowClosed()
  }
}

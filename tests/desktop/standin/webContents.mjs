// The page of a window. Its events come from Chromium itself, over the DevTools protocol, in Chromium's order: a change of
// address within the page also starts "loading", a refused navigation has already started.
import { readFileSync } from 'node:fs'
import { browser } from './chromium.mjs'
import { checkOptions, Emitter } from './definitions.mjs'
import { freeze, thaw } from './clone.mjs'
import { ipcMain } from './ipcMain.mjs'
import { nativeTheme } from './nativeTheme.mjs'
import { preloadSource } from './preload.mjs'
import { inward, outward } from './protocol.mjs'
import { session } from './session.mjs'

export class WebContents extends Emitter {
  mainFrame = { url: '' }
  /** What was asked of it, for tests. */
  standin = { throttled: true }
  #preferences
  #size
  #page
  /** The open connection to the page; undefined until there is a page. */
  #cdp
  #ownLoads = 0
  #openHandler = () => ({ action: 'allow' })

  constructor(preferences, size) {
    super('WebContents')
    this.#preferences = { ...preferences }
    this.#size = size
    this.#page = this.#open()
  }
  on(event, listener) {
    // The window waits for this one; Electron has no such event.
    return event === 'standin-painted' ? this.addListener(event, listener) : super.on(event, listener)
  }
  getURL() {
    return this.mainFrame.url
  }
  getLastWebPreferences() {
    return this.#preferences
  }
  setWindowOpenHandler(handler) {
    this.#openHandler = handler
  }
  setBackgroundThrottling(allowed) {
    this.standin.throttled = allowed
  }
  /** A message to a page that does not listen, or is not there yet, is lost. */
  send(channel, ...args) {
    const call = `window.__standinEmit?.(${JSON.stringify(channel)}, ${JSON.stringify(freeze(args))})`
    this.#cdp?.send('Runtime.evaluate', { expression: call }).catch(() => {})
  }
  async loadURL(address) {
    await this.#page
    await this.#ownNavigation('Page.navigate', { url: outward(address) })
  }
  reload() {
    void this.#ownNavigation('Page.reload')
  }
  /** Navigation that the main process asks for is not announced by `will-navigate`. */
  async #ownNavigation(method, parameters) {
    this.#ownLoads++
    await this.#cdp.send(method, parameters)
  }
  async printToPDF(options) {
    checkOptions('PrintToPDFOptions', options)
    const { data } = await this.#cdp.send('Page.printToPDF', {
      printBackground: options.printBackground ?? false,
      preferCSSPageSize: options.preferCSSPageSize ?? false,
    })
    return Buffer.from(data, 'base64')
  }
  forcefullyCrashRenderer() {
    this.#cdp.send('Page.crash').catch(() => {})
  }
  /** Does what an item of the Edit menu asks for. */
  edit(command) {
    return this.#cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] })
  }
  /** The page ends first, then the main process hears of it: a page never outlives the app that serves it. */
  close() {
    void this.#page.then((page) => page.close())
  }

  async #open() {
    const connection = await browser()
    const [context] = connection.contexts()
    await session.defaultSession.enforce(await connection.newBrowserCDPSession())
    const page = await context.newPage()
    await page.setViewportSize({ width: this.#size.width, height: this.#size.height })
    await page.exposeBinding('__standinCall', ({ frame }, kind, channel, text) =>
      this.#receive(frame, kind, channel, text),
    )
    await page.addInitScript(preloadSource(readFileSync(this.#preferences.preload, 'utf8')))
    await this.#follow(page, await context.newCDPSession(page))
    return page
  }
  async #follow(page, cdp) {
    const { frameTree } = await cdp.send('Page.getFrameTree')
    const inMainFrame = (listener) => (event) => {
      if ((event.frameId ?? event.frame.id) === frameTree.frame.id) listener(event)
    }
    const details = { isMainFrame: true }
    cdp.on(
      'Page.frameStartedLoading',
      inMainFrame(() => this.emit('did-start-loading')),
    )
    cdp.on(
      'Page.frameStoppedLoading',
      inMainFrame(() => this.emit('did-stop-loading')),
    )
    cdp.on(
      'Page.navigatedWithinDocument',
      inMainFrame(({ url }) => {
        this.mainFrame.url = inward(url)
        this.emit('did-start-navigation', { ...details, url: inward(url), isSameDocument: true })
        this.emit('did-navigate-in-page', { ...details }, inward(url), true)
      }),
    )
    cdp.on(
      'Page.frameNavigated',
      inMainFrame(({ frame }) => {
        this.mainFrame = { url: inward(frame.url) }
        this.emit('did-navigate', {}, inward(frame.url), 200, 'OK')
      }),
    )
    cdp.on(
      'Page.lifecycleEvent',
      inMainFrame(
        ({ name }) => name === 'firstPaint' && this.getURL() !== '' && this.emit('standin-painted'),
      ),
    )
    cdp.on('Page.windowOpen', ({ url }) => this.#openHandler({ url: inward(url), frameName: '' }))
    cdp.on('Fetch.requestPaused', (request) => this.#judge(cdp, frameTree.frame.id, request))
    page.on('popup', (popup) => void popup.close())
    page.on('crash', () => this.#crashed(page))
    page.on('close', () => this.#closed(cdp))
    await cdp.send('Page.enable')
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true })
    await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] })
    await nativeTheme.paint(page)
    this.#cdp = cdp
  }
  #judge(cdp, mainFrame, { requestId, frameId, request }) {
    const url = inward(request.url)
    if (frameId === mainFrame) {
      this.emit('did-start-navigation', { url, isMainFrame: true, isSameDocument: false })
      if (this.#ownLoads > 0) this.#ownLoads--
      else if (this.emitPreventable('will-navigate', { url, isMainFrame: true }))
        return cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => {})
    }
    return cdp.send('Fetch.continueRequest', { requestId }).catch(() => {})
  }
  #receive(frame, kind, channel, text) {
    if (kind === 'contextmenu') return void this.emit('context-menu', {}, ...thaw(text))
    const event = { sender: this, senderFrame: frame.parentFrame() ? {} : this.mainFrame }
    return kind === 'send' ? ipcMain.receive(event, channel, text) : ipcMain.answer(event, channel, text)
  }
  /** Chromium's page cannot be used after a crash: the window gets a new one, which `reload` fills. */
  #crashed(page) {
    const { url } = this.mainFrame
    this.#cdp = undefined
    this.mainFrame = { url: '' }
    page.removeAllListeners('close')
    this.#page = page.close().then(() => this.#open())
    this.reload = () => {
      delete this.reload
      void this.loadURL(url)
    }
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
  }
  #closed(cdp) {
    if (this.#cdp === cdp) this.#cdp = undefined
    this.emit('destroyed')
  }
}

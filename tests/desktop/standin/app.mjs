// The life cycle: ready after the main script has run; before-quit, close, will-quit and quit in this order, each but the
// last preventable; after `exit` nothing of this process runs.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Emitter, checkOptions } from './definitions.mjs'
import { handOver, isFirst, onSecond } from './instance.mjs'
import { windows } from './windows.mjs'

const [, root] = process.argv
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const userData = process.argv
  .find((one) => one.startsWith('--user-data-dir='))
  .slice('--user-data-dir='.length)

class App extends Emitter {
  isPackaged = true
  /** What the desktop was told, for tests. */
  standin = { recent: [], bounced: 0, userModelId: null, badge: 0 }
  #isReady = false
  #ready = Promise.withResolvers?.() ?? withResolvers()
  #isQuitting = false
  #handedOver = Promise.resolve()

  whenReady() {
    return this.#ready.promise
  }
  isReady() {
    return this.#isReady
  }
  /** The stand-in calls this once the main script has run. */
  becomeReady() {
    if (this.#isQuitting) return
    this.#isReady = true
    this.emit('ready', {}, {})
    this.#ready.resolve()
  }
  /** Throws before the app is ready, as most modules do. */
  mustBeReady(what) {
    if (!this.#isReady) throw new Error(`${what} cannot be used before the app is ready`)
  }
  requestSingleInstanceLock() {
    if (isFirst) onSecond((argv, folder) => this.emit('second-instance', {}, argv, folder, {}))
    else this.#handedOver = handOver()
    return isFirst
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
  setAboutPanelOptions(options) {
    checkOptions('AboutPanelOptionsOptions', options)
  }
  /** Only Windows has this. */
  setAppUserModelId = process.platform === 'win32' ? (id) => void (this.standin.userModelId = id) : undefined
  addRecentDocument(path) {
    this.standin.recent.push(path)
  }
  get dock() {
    return process.platform === 'darwin' ? { bounce: () => ++this.standin.bounced } : undefined
  }
  setAsDefaultProtocolClient() {
    return true
  }
  focus() {}

  quit() {
    if (this.#isQuitting) return
    this.#isQuitting = !this.emitPreventable('before-quit')
    if (!this.#isQuitting) return
    if (windows.length === 0) this.#willQuit()
    else for (const window of [...windows]) window.close()
  }
  /** Ends at once: windows are not asked, and only `quit` is emitted. */
  exit(code = 0) {
    this.#isQuitting = true
    this.emit('quit', {}, code)
    if (isFirst) process.exit(code)
    void this.#handedOver.then(() => process.exit(code))
  }
  #willQuit() {
    this.#isQuitting = !this.emitPreventable('will-quit')
    if (this.#isQuitting) this.exit()
  }
  windowStays() {
    this.#isQuitting = false
  }
  lastWindowClosed() {
    if (this.#isQuitting) this.#willQuit()
    else if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed')
    else this.quit()
  }
}

function withResolvers() {
  const made = {}
  made.promise = new Promise((resolve) => (made.resolve = resolve))
  return made
}

export const app = new App('App')

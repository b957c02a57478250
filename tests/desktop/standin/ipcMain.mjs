// Messages from the page; what a listener throws is an uncaught exception, what a handler throws is the page's answer.
import { EventEmitter } from 'node:events'
import { freeze, thaw } from './clone.mjs'

class IpcMain extends EventEmitter {
  #handlers = new Map()
  handle(channel, handler) {
    if (this.#handlers.has(channel)) throw new Error(`a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }
  /** A message that nobody answers. */
  receive(event, channel, text) {
    setImmediate(() => this.emit(channel, event, ...thaw(text)))
  }
  /** A request: the answer, or the error, as text. */
  async answer(event, channel, text) {
    try {
      const handler = this.#handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { value: freeze(await handler(event, ...thaw(text))) }
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${error}` }
    }
  }
}

export const ipcMain = new IpcMain()

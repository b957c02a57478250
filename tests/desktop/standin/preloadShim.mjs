// What a sandboxed preload script sees: `require('electron')` and nothing else, run before any script of the page.

/** Bytes are sent as base64, because the channel between page and test is JSON. */
export const revive = (value) =>
  Array.isArray(value)
    ? value.map(revive)
    : value && typeof value === 'object'
      ? '__bytes' in value
        ? new Uint8Array(Buffer.from(value.__bytes, 'base64'))
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
      : value

/** The reverse: bytes sent to the page. */
export const dry = (value) =>
  value instanceof Uint8Array
    ? { __bytes: Buffer.from(value).toString('base64') }
    : Array.isArray(value)
      ? value.map(dry)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dry(inner)]))
        : value

/** The source that puts a built CommonJS preload script into a page. */
export const shim = (preload) => `(() => {
  if (window.top !== window) return
  const listeners = new Map()
  const call = window.__standinCall
  delete window.__standinCall
  Object.defineProperty(window, '__standinEmit', {
    value: (channel, args) => { for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...args) },
  })
  const dry = (value) => {
    if (value instanceof Uint8Array) {
      let text = ''
      for (const byte of value) text += String.fromCharCode(byte)
      return { __bytes: btoa(text) }
    }
    if (Array.isArray(value)) return value.map(dry)
    return value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dry(inner)]))
      : value
  }
  const revive = (value) => {
    if (Array.isArray(value)) return value.map(revive)
    if (!value || typeof value !== 'object') return value
    if ('__bytes' in value) return Uint8Array.from(atob(value.__bytes), (letter) => letter.charCodeAt(0))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
  }
  const ipcRenderer = {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    off: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listener)),
    send: (channel, ...args) => void call('send', channel, dry(structuredClone(args))),
    invoke: async (channel, ...args) => {
      const { error, value } = await call('invoke', channel, dry(structuredClone(args)))
      if (error) throw new Error(error)
      return revive(value)
    },
  }
  // The context bridge clones its arguments: a reactive proxy throws here as in Electron.
  const cloned = (argument) => (typeof argument === 'function' ? argument : structuredClone(argument))
  const bridged = (value) =>
    typeof value === 'function'
      ? (...args) => value(...args.map(cloned))
      : value && typeof value === 'object'
        ? Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bridged(inner)])))
        : value
  const contextBridge = {
    exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: bridged(api) }),
  }
  const require = (name) => {
    if (name === 'electron') return { ipcRenderer, contextBridge }
    throw new Error('module not found: ' + name + ' (sandboxed preload script)')
  }
  const module = { exports: {} }
  ;((require, module, exports) => {\n${preload}\n})(require, module, module.exports)
})()`

// What a sandboxed preload script sees: `require('electron')` and nothing else, run before any script of the page.
import { freeze, thaw } from './clone.mjs'

/** The source that puts a built CommonJS preload script into a page. */
export const preloadSource = (script) => `(() => {
  if (window.top !== window) return
  const freeze = ${freeze}
  const thaw = ${thaw}
  const call = window.__standinCall
  delete window.__standinCall
  const listeners = new Map()
  const of = (channel) => listeners.get(channel) ?? []
  Object.defineProperty(window, '__standinEmit', {
    value: (channel, text) => { for (const listener of [...of(channel)]) listener({}, ...thaw(text)) },
  })
  const ipcRenderer = {
    on: (channel, listener) => listeners.set(channel, [...of(channel), listener]),
    off: (channel, listener) => listeners.set(channel, of(channel).filter((one) => one !== listener)),
    send: (channel, ...args) => void call('send', channel, freeze(args)),
    invoke: async (channel, ...args) => {
      const { error, value } = await call('invoke', channel, freeze(args))
      if (error) throw new Error(error)
      return thaw(value)
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
  window.addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented) return
    const field = event.target.closest?.('input, textarea, [contenteditable]')
    const selectionText = String(getSelection()) || (field?.value ?? '').slice(field?.selectionStart ?? 0, field?.selectionEnd ?? 0)
    const isEditable = Boolean(field) && !field.readOnly && !field.disabled
    const canCopy = selectionText !== '' && field?.type !== 'password'
    call('contextmenu', '', freeze([{ x: event.clientX, y: event.clientY, isEditable, selectionText,
      editFlags: { canUndo: isEditable, canRedo: isEditable, canCut: isEditable && canCopy, canCopy, canPaste: isEditable, canSelectAll: true } }]))
  })
  const require = (name) => {
    if (name === 'electron') return { ipcRenderer, contextBridge }
    throw new Error('module not found: ' + name + ' (sandboxed preload script)')
  }
  const module = { exports: {} }
  ;((require, module, exports) => {\n${script}\n})(require, module, module.exports)
})()`

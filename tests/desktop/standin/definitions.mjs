// What Electron's own type definitions say: which events exist, and which options with which values. Electron ignores what
// it does not know; here it is an error, so that a mistyped option or role cannot go unnoticed.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'

const definitions = readFileSync(
  new URL('../../../node_modules/electron/electron.d.ts', import.meta.url),
  'utf8',
)

/** The lines between the braces of a class or an interface, with those of what it extends. */
function bodyOf(name) {
  const found = new RegExp(
    `^  (?:class|interface) ${name}(?: extends ([\\w.]+))? \\{\\n([^]*?)^  \\}`,
    'm',
  ).exec(definitions)
  return found ? found[2] + (found[1] ? bodyOf(found[1]) : '') : ''
}

const propertiesOf = remembered(
  (name) =>
    new Map([...bodyOf(name).matchAll(/^ {4}(\w+)\??: (.+);$/gm)].map(([, key, type]) => [key, type])),
)
const eventsOf = remembered(
  (name) => new Set([...bodyOf(name).matchAll(/^ {4}on\(event: '([^']+)'/gm)].map(([, event]) => event)),
)

/** Throws unless an object has only options that an interface lists, with values that it allows. */
export function checkOptions(name, options) {
  const known = propertiesOf(name)
  for (const [key, value] of Object.entries(options)) {
    if (!known.has(key)) throw new TypeError(`${name} has no option ${key}`)
    if (value !== undefined && !allows(known.get(key), value))
      throw new TypeError(`${name}.${key} cannot be ${JSON.stringify(value)}`)
  }
}

/** Whether a type of the definitions allows a value; types that are neither plain nor options are not looked into. */
function allows(type, value) {
  const members = type.replace(/^\((.*)\)$/, '$1').split(/\)? \| \(?/)
  if (members.length > 1) return members.some((member) => allows(member, value))
  const list = /^Array<(.*)>$|^\(?(.*?)\)?\[\]$/.exec(type)
  if (list) return Array.isArray(value) && value.every((each) => allows(list[1] ?? list[2], each))
  if (/^'.*'$/.test(type)) return value === type.slice(1, -1)
  if (['string', 'number', 'boolean'].includes(type)) return typeof value === type
  if (!/^\w+$/.test(type) || typeof value !== 'object' || propertiesOf(type).size === 0) return true
  return checkOptions(type, value) ?? true
}

/** An emitter of the events that a class of Electron has; listening to any other is an error. */
export class Emitter extends EventEmitter {
  #known
  constructor(name) {
    super()
    this.#known = eventsOf(name)
  }
  on(event, listener) {
    if (!this.#known.has(event)) throw new TypeError(`there is no event ${String(event)}`)
    return super.on(event, listener)
  }
  /** Emits an event that listeners may prevent; true if one did. */
  emitPreventable(event, details = {}, ...rest) {
    const told = { ...details, defaultPrevented: false, preventDefault: () => (told.defaultPrevented = true) }
    this.emit(event, told, ...rest)
    return told.defaultPrevented
  }
}

function remembered(work) {
  const known = new Map()
  return (name) => known.get(name) ?? known.set(name, work(name)).get(name)
}

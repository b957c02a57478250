import { assertNever } from '../result'
import type { Field } from './fields'
import { ClauseLimit } from '../limits'
import type { WordedField } from './upgrade/words'
import { MAX_RING, MAX_SEEDS, type VariantProblem } from './variant'

/** A plain object with its own fields. */
type Tree = Record<string, unknown>

/** Called for every problem; reading continues, so that all problems are reported at once. */
export type Report = (problem: VariantProblem) => void

/** The most characters of a name or a source. */
export const MAX_NAME = 200
/** The most counts that a rule can name. */
export const MAX_COUNTS = 16
/** At most this many unknown fields are reported one by one. */
const MAX_UNKNOWN = 20

/** Reads an object with no other keys than these, some of them required; null if it is not an object. */
export function readObject(
  input: unknown,
  path: string,
  keys: readonly string[],
  report: Report,
  required: readonly string[] = keys,
): Tree | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    report({ code: 'wrongType', path, expected: 'object' })
    return null
  }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const own = Object.keys(input)
  for (const key of required) if (!own.includes(key)) report({ code: 'missing', path: at(key) })
  const unknown = own.filter((key) => !keys.includes(key))
  for (const key of unknown.slice(0, MAX_UNKNOWN)) report({ code: 'unknown', path: at(shorten(key)) })
  return Object.assign(Object.create(null) as Tree, input)
}

/** Reads a name or a source. */
export function readText(value: unknown, path: string, report: Report): void {
  if (typeof value !== 'string') report({ code: 'wrongType', path, expected: 'text' })
  else if (value.length > MAX_NAME) {
    report({ code: 'wrongType', path, expected: 'shortText' })
  }
}

/** Reads the value of a rule. */
export function readField(
  value: unknown,
  field: Field | Exclude<WordedField, { readonly kind: 'counts' }>,
  report: Report,
): void {
  const { path } = field
  switch (field.kind) {
    case 'choice':
      return readWord(value, path, field.choices, report)
    case 'integer':
      return readInteger(value, path, field.min, field.max, report)
    case 'layout':
      return readLayout(value, path, report)
    default:
      return assertNever(field)
  }
}

/** Reads a list of counts, as files had it for `turn.captureCounts`. */
export function readCounts(value: unknown, path: string, report: Report): void {
  if (!Array.isArray(value)) {
    report({ code: 'wrongType', path, expected: 'counts' })
  } else if (value.length > MAX_COUNTS) {
    report({ code: 'outOfRange', path: `${path}.length`, min: 0, max: MAX_COUNTS, got: value.length })
  } else {
    value.forEach((count, i) => readInteger(count, `${path}.${i}`, 1, ClauseLimit.count, report))
    if (new Set(value).size < value.length) {
      report({ code: 'wrongType', path, expected: 'distinctCounts' })
    }
  }
}

/** A layout; its length is checked against the number of holes later. */
function readLayout(value: unknown, path: string, report: Report): void {
  if (value === 'even') return
  if (typeof value === 'string') {
    report({ code: 'wrongType', path, expected: 'layout' })
    return
  }
  const layout = readObject(value, path, ['south', 'north', 'southStore', 'northStore'], report)
  if (layout === null) return
  for (const key of ['south', 'north']) {
    if (key in layout) readHoles(layout[key], `${path}.${key}`, report)
  }
  for (const key of ['southStore', 'northStore']) {
    if (key in layout) readInteger(layout[key], `${path}.${key}`, 0, MAX_SEEDS, report)
  }
}

/** At most this many characters of the input are repeated in a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Reads a word of a closed list. */
export function readWord(value: unknown, path: string, choices: readonly string[], report: Report): void {
  if (typeof value !== 'string') {
    report({ code: 'wrongType', path, expected: { choices } })
  } else if (!choices.includes(value)) {
    report({ code: 'notAChoice', path, choices, got: shorten(value) })
  }
}

function readHoles(value: unknown, path: string, report: Report): void {
  if (!Array.isArray(value)) {
    report({ code: 'wrongType', path, expected: 'numbers' })
  } else if (value.length > MAX_RING) {
    report({ code: 'outOfRange', path: `${path}.length`, min: 1, max: MAX_RING, got: value.length })
  } else value.forEach((seeds, i) => readInteger(seeds, `${path}.${i}`, 0, MAX_SEEDS, report))
}

/** Reads a whole number within bounds. */
export function readInteger(value: unknown, path: string, min: number, max: number, report: Report): void {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    report({ code: 'wrongType', path, expected: 'wholeNumber' })
  } else if (value < min || value > max) {
    report({ code: 'outOfRange', path, min, max, got: value })
  } else if (!Number.isInteger(value)) {
    report({ code: 'wrongType', path, expected: 'wholeNumber' })
  }
}

import { ok, refuse, type Result } from '../result'
import { conflictsIn } from './conflicts'
import { FIELDS, MAX_COUNTS, SECTIONS, type Field } from './fields'
import { MAX_HOLES, MAX_SEEDS, SCHEMA_VERSION, type Variant, type VariantProblem } from './variant'

/** The longest text that is read as a variant: a hundred times what one needs. */
export const MAX_TEXT = 200_000

const MAX_NAME = 200
const LAYOUT_KEYS = ['south', 'north', 'southStore', 'northStore']

type Problems = VariantProblem[]

/** Reads a variant from text; every problem is reported at once. */
export function parseVariantText(text: string): Result<Variant, readonly VariantProblem[]> {
  if (text.length > MAX_TEXT) {
    return unreadable(`The text has ${text.length} characters; a variant has at most ${MAX_TEXT}.`)
  }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    return unreadable(`This is not JSON: ${shorten(String(error))}`)
  }
  return parseVariant(input)
}

/** Proves that something is a variant, whole and free of contradictions; every problem is reported at once. */
export function parseVariant(input: unknown): Result<Variant, readonly VariantProblem[]> {
  const problems: Problems = []
  const root = readObject(input, '', ['schema', 'name', 'source', ...SECTIONS], problems)
  if (root === null) return refuse(problems)
  readSchema(root, problems)
  readWords(root, 'name', problems)
  readWords(root, 'source', problems)
  for (const section of SECTIONS) {
    if (!(section in root)) continue
    const record = readObject(root[section], section, keysOf(section), problems)
    if (record === null) continue
    for (const field of FIELDS) {
      if (field.path.startsWith(`${section}.`)) readField(record, field, problems)
    }
    if (section === 'turn' && 'captureCounts' in record) readCounts(record['captureCounts'], problems)
    if (section === 'start' && 'layout' in record) readLayout(record['layout'], problems)
  }
  if (problems.length > 0) return refuse(problems)
  const variant = copyOf(input as Variant)
  problems.push(...sizeProblems(variant), ...conflictsIn(variant))
  return problems.length > 0 ? refuse(problems) : ok(variant)
}

/** A problem in words, with the field it is about. */
export function describeProblem(problem: VariantProblem): string {
  switch (problem.code) {
    case 'missing':
      return `${problem.path} is missing.`
    case 'unknown':
      return `${problem.path} is not a rule of this format.`
    case 'wrongType':
      return `${problem.path || 'The variant'} must be ${problem.expected}.`
    case 'notAChoice':
      return `${problem.path} must be one of ${problem.choices.join(', ')}, not ${problem.got}.`
    case 'outOfRange':
      return `${problem.path} must be from ${problem.min} to ${problem.max}, not ${problem.got}.`
    case 'conflict':
      return `${problem.paths[0]} and ${problem.paths[1]} contradict each other: ${problem.because}.`
    case 'unreadable':
      return problem.because
  }
}

function unreadable(because: string): Result<never, readonly VariantProblem[]> {
  return refuse([{ code: 'unreadable', path: '', because }])
}

function keysOf(section: string): readonly string[] {
  const named = FIELDS.filter((field) => field.path.startsWith(`${section}.`)).map((field) =>
    field.path.slice(section.length + 1),
  )
  if (section === 'start') return [...named, 'layout']
  return section === 'turn' ? [...named, 'captureCounts'] : named
}

/** A plain object with exactly these keys of its own; what is inherited counts for nothing. */
function readObject(
  input: unknown,
  path: string,
  keys: readonly string[],
  problems: Problems,
): Record<string, unknown> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    problems.push({ code: 'wrongType', path, expected: 'an object' })
    return null
  }
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const own = Object.keys(input)
  for (const key of keys) if (!own.includes(key)) problems.push({ code: 'missing', path: at(key) })
  for (const key of own.filter((name) => !keys.includes(name)).slice(0, 20)) {
    problems.push({ code: 'unknown', path: at(shorten(key)) })
  }
  return Object.assign(Object.create(null) as Record<string, unknown>, input)
}

function readSchema(root: Record<string, unknown>, problems: Problems): void {
  if (!('schema' in root) || root['schema'] === SCHEMA_VERSION) return
  const got = typeof root['schema'] === 'object' ? 'an object' : shorten(String(root['schema']))
  problems.push({ code: 'notAChoice', path: 'schema', choices: [String(SCHEMA_VERSION)], got })
}

function readWords(root: Record<string, unknown>, path: string, problems: Problems): void {
  if (!(path in root)) return
  const value = root[path]
  if (typeof value !== 'string') problems.push({ code: 'wrongType', path, expected: 'text' })
  else if (value.length > MAX_NAME) {
    problems.push({ code: 'wrongType', path, expected: `text of at most ${MAX_NAME} characters` })
  }
}

function readField(record: Record<string, unknown>, field: Field, problems: Problems): void {
  const key = field.path.slice(field.path.indexOf('.') + 1)
  if (!(key in record)) return
  const value = record[key]
  if (field.kind === 'integer') readInteger(value, field.path, field.min, field.max, problems)
  else if (typeof value !== 'string') {
    problems.push({ code: 'wrongType', path: field.path, expected: `one of ${field.choices.join(', ')}` })
  } else if (!field.choices.includes(value)) {
    problems.push({ code: 'notAChoice', path: field.path, choices: field.choices, got: shorten(value) })
  }
}

function readInteger(value: unknown, path: string, min: number, max: number, problems: Problems): void {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    problems.push({ code: 'wrongType', path, expected: 'a whole number' })
  } else if (value < min || value > max) {
    problems.push({ code: 'outOfRange', path, min, max, got: value })
  } else if (!Number.isInteger(value)) {
    problems.push({ code: 'wrongType', path, expected: 'a whole number' })
  }
}

function readCounts(value: unknown, problems: Problems): void {
  const path = 'turn.captureCounts'
  if (!Array.isArray(value)) problems.push({ code: 'wrongType', path, expected: 'a list of counts' })
  else if (value.length > MAX_COUNTS) {
    problems.push({ code: 'outOfRange', path: `${path}.length`, min: 0, max: MAX_COUNTS, got: value.length })
  } else {
    value.forEach((count, i) => readInteger(count, `${path}.${i}`, 1, MAX_SEEDS, problems))
    if (new Set(value).size < value.length) {
      problems.push({ code: 'wrongType', path, expected: 'a list without repeated counts' })
    }
  }
}

function readLayout(value: unknown, problems: Problems): void {
  const path = 'start.layout'
  if (value === 'even') return
  if (typeof value === 'string') {
    problems.push({ code: 'notAChoice', path, choices: ['even'], got: shorten(value) })
    return
  }
  const layout = readObject(value, path, LAYOUT_KEYS, problems)
  if (layout === null) return
  for (const key of ['south', 'north']) {
    const holes = layout[key]
    if (holes === undefined) continue
    if (!Array.isArray(holes)) {
      problems.push({ code: 'wrongType', path: `${path}.${key}`, expected: 'a list of numbers' })
    } else if (holes.length > MAX_HOLES) {
      problems.push({
        code: 'outOfRange',
        path: `${path}.${key}.length`,
        min: 1,
        max: MAX_HOLES,
        got: holes.length,
      })
    } else holes.forEach((seeds, i) => readInteger(seeds, `${path}.${key}.${i}`, 0, MAX_SEEDS, problems))
  }
  for (const key of ['southStore', 'northStore']) {
    if (layout[key] !== undefined) readInteger(layout[key], `${path}.${key}`, 0, MAX_SEEDS, problems)
  }
}

/** What only the fields together can show: the length of a layout and the number of seeds in all. */
function sizeProblems({ board, start }: Variant): Problems {
  const { layout, seedsPerHole } = start
  if (layout === 'even') {
    const max = Math.floor(MAX_SEEDS / (2 * board.holes))
    if (seedsPerHole <= max) return []
    return [{ code: 'outOfRange', path: 'start.seedsPerHole', min: 1, max, got: seedsPerHole }]
  }
  const problems: Problems = []
  for (const side of ['south', 'north'] as const) {
    const got = layout[side].length
    if (got !== board.holes) {
      const path = `start.layout.${side}.length`
      problems.push({ code: 'outOfRange', path, min: board.holes, max: board.holes, got })
    }
  }
  const inHoles = [...layout.south, ...layout.north].reduce((sum, seeds) => sum + seeds, 0)
  const total = inHoles + layout.southStore + layout.northStore
  if (total > MAX_SEEDS || inHoles === 0) {
    problems.push({
      code: 'outOfRange',
      path: 'start.layout',
      min: 1,
      max: MAX_SEEDS,
      got: total && inHoles && total,
    })
  }
  return problems
}

/** A copy that shares nothing with its source, keys in the order of the format, counts ascending. */
function copyOf(variant: Variant): Variant {
  const { schema, name, source, board, start, sow, turn, end, win, match } = variant
  const { layout } = start
  const copied =
    layout === 'even' ? layout : { ...layout, south: [...layout.south], north: [...layout.north] }
  return {
    schema,
    name,
    source,
    board: { ...board },
    start: { ...start, layout: copied },
    sow: { ...sow },
    turn: { ...turn, captureCounts: [...turn.captureCounts].sort((a, b) => a - b) },
    end: { ...end },
    win: { ...win },
    match: { ...match },
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

import { message, type Message } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { conflictsIn } from './conflicts'
import { FIELDS } from './fields'
import { upgraded } from './schema'
import { readField, readObject, readText, shorten, type Report } from './read'
import { MAX_SEEDS, SCHEMA_VERSION, type Variant, type VariantProblem } from './variant'
import { SECTIONS, type Section } from './sections'

/** The longest text that is read as a variant: a hundred times what one needs. */
export const MAX_TEXT = 200_000

type Parsed = Result<Variant, readonly VariantProblem[]>

/** Reads a variant from text, also from what `variants show --json` prints; every problem is reported at once. */
export function parseVariantText(text: string): Parsed {
  if (text.length > MAX_TEXT) {
    return unreadable(message('ruleProblems.tooLong', { got: text.length, max: MAX_TEXT }))
  }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    const reason = (error as SyntaxError).message.slice(0, 200)
    return unreadable(message('ruleProblems.notJson', { reason }))
  }
  return parseVariant(shownIn(input))
}

/** The variant in what `variants show --json` prints; anything else as it is. */
function shownIn(input: unknown): unknown {
  const shown = input as { readonly variant?: unknown; readonly rules?: unknown } | null
  return Array.isArray(shown?.rules) && 'variant' in shown ? shown.variant : input
}

/**
 * Checks that a value is a variant: first each field by itself, then all together. Every problem of a stage is
 * reported at once.
 */
export function parseVariant(given: unknown): Parsed {
  const input = upgraded(given)
  const problems: VariantProblem[] = []
  readVariant(input, (problem) => problems.push(problem))
  // Missing or unknown fields in a file of a later version are not errors; only its version is reported.
  if (isNewer(input))
    return refuse(problems.filter((problem) => 'path' in problem && problem.path === 'schema'))
  if (problems.length > 0) return refuse(problems)
  const variant = copyOf(input as Variant)
  const together = [...sizeProblems(variant), ...conflictsIn(variant)]
  return together.length > 0 ? refuse(together) : ok(variant)
}

function isNewer(input: unknown): boolean {
  const { schema } = (typeof input === 'object' && input !== null ? input : {}) as {
    readonly schema?: unknown
  }
  return typeof schema === 'number' && schema > SCHEMA_VERSION
}

function unreadable(because: Message): Parsed {
  return refuse([{ code: 'unreadable', path: '', because }])
}

function readVariant(input: unknown, report: Report): void {
  const root = readObject(withoutSchemaName(input), '', ['schema', 'name', 'source', ...SECTIONS], report)
  if (root === null) return
  if ('schema' in root && root['schema'] !== SCHEMA_VERSION) {
    const got = typeof root['schema'] === 'object' ? '{…}' : shorten(String(root['schema']))
    report({ code: 'notAChoice', path: 'schema', choices: ['1', '2', String(SCHEMA_VERSION)], got })
  }
  for (const key of ['name', 'source']) if (key in root) readText(root[key], key, report)
  for (const section of SECTIONS) if (section in root) readSection(root[section], section, report)
}

/** Leaves out the name of the JSON Schema, which a file has for editors. */
function withoutSchemaName(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !('$schema' in input))
    return input
  const { $schema: _, ...variant } = input
  return variant
}

function readSection(input: unknown, section: Section, report: Report): void {
  const fields = new Map(
    FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map((field) => [
      field.path.slice(section.length + 1),
      field,
    ]),
  )
  const tree = readObject(input, section, [...fields.keys()], report)
  if (tree === null) return
  for (const [key, field] of fields) if (key in tree) readField(tree[key], field, report)
}

/** Checks that involve several fields: the length of a layout and the number of seeds in all. */
function sizeProblems({ board, start }: Variant): readonly VariantProblem[] {
  const { layout, seedsPerHole } = start
  if (layout === 'even') {
    const max = Math.floor(MAX_SEEDS / (2 * board.holes))
    if (seedsPerHole <= max) return []
    return [{ code: 'outOfRange', path: 'start.seedsPerHole', min: 1, max, got: seedsPerHole }]
  }
  const problems: VariantProblem[] = []
  for (const side of ['south', 'north'] as const) {
    const got = layout[side].length
    if (got === board.holes) continue
    const path = `start.layout.${side}.length`
    problems.push({ code: 'outOfRange', path, min: board.holes, max: board.holes, got })
  }
  const inHoles = [...layout.south, ...layout.north].reduce((sum, seeds) => sum + seeds, 0)
  const total = inHoles + layout.southStore + layout.northStore
  if (inHoles === 0 || total > MAX_SEEDS) {
    const got = inHoles === 0 ? 0 : total
    problems.push({ code: 'outOfRange', path: 'start.layout', min: 1, max: MAX_SEEDS, got })
  }
  return problems
}

/** A copy that shares nothing with its source, counts ascending. */
function copyOf(variant: Variant): Variant {
  const { schema, name, source, board, start, lift, sow, turn, claim, end, win, match } = variant
  const { layout } = start
  const copied =
    layout === 'even' ? layout : { ...layout, south: [...layout.south], north: [...layout.north] }
  return {
    schema,
    name,
    source,
    board: { ...board },
    start: { ...start, layout: copied },
    lift: { ...lift },
    sow: { ...sow },
    turn: { ...turn, captureCounts: [...turn.captureCounts].sort((a, b) => a - b) },
    claim: { ...claim },
    end: { ...end },
    win: { ...win },
    match: { ...match },
  }
}

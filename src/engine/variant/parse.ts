import { message, type Message } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { canonicalLastSeed } from './clauses/canonical'
import type { Passing } from './clauses/clause'
import { readClauses, readPassing } from './clauses/readClauses'
import { conflictsIn } from './conflicts'
import { FIELDS, sectionOf, SECTIONS, type Field, type Section } from './fields'
import { readField, readObject, readText, shorten, type Report } from './read'
import { upgraded } from './upgrade/upgrade'
import { isEssential, sectionsOf, usualOf } from './usual'
import {
  MAX_RING,
  MAX_SEEDS,
  SCHEMA_VERSION,
  type Layout,
  type Variant,
  type VariantProblem,
} from './variant'

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
 * reported at once. What a file leaves out is as usual.
 */
export function parseVariant(given: unknown): Parsed {
  const upgrade = upgraded(withoutSchemaName(given))
  if (!upgrade.ok) return upgrade
  const input = upgrade.value
  const problems: VariantProblem[] = []
  readVariant(input, (problem) => problems.push(problem))
  // Missing or unknown fields in a file of a later version are not errors; only its version is reported.
  if (isNewer(input))
    return refuse(problems.filter((problem) => 'path' in problem && problem.path === 'schema'))
  if (problems.length > 0) return refuse(problems)
  const variant = filledIn(input as Written)
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
  const required = [
    'schema',
    'name',
    'source',
    'last',
    ...SECTIONS.filter((section) => essentials(section).length > 0),
  ]
  const keys = ['schema', 'name', 'source', 'passing', 'last', ...SECTIONS]
  const root = readObject(input, '', keys, report, required)
  if (root === null) return
  if ('schema' in root && root['schema'] !== SCHEMA_VERSION) {
    const got = typeof root['schema'] === 'object' ? '{…}' : shorten(String(root['schema']))
    report({ code: 'notAChoice', path: 'schema', choices: ['1', '2', '3', String(SCHEMA_VERSION)], got })
  }
  for (const key of ['name', 'source']) if (key in root) readText(root[key], key, report)
  for (const section of SECTIONS) if (section in root) readSection(root[section], section, report)
  if ('passing' in root) readPassing(root['passing'], 'passing', report)
  if ('last' in root) readClauses(root['last'], 'last', report)
}

/** Leaves out the name of the JSON Schema, which a file has for editors. */
function withoutSchemaName(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !('$schema' in input))
    return input
  const { $schema: _, ...variant } = input
  return variant
}

function essentials(section: Section): readonly string[] {
  return FIELDS.filter(({ path }) => sectionOf(path) === section && isEssential(path)).map(({ path }) =>
    path.slice(section.length + 1),
  )
}

function readSection(input: unknown, section: Section, report: Report): void {
  const fields = new Map(
    FIELDS.filter(({ path }) => sectionOf(path) === section).map((field) => [
      field.path.slice(section.length + 1),
      field,
    ]),
  )
  const tree = readObject(input, section, [...fields.keys()], report, essentials(section))
  if (tree === null) return
  for (const [key, field] of fields) if (key in tree) readField(tree[key], boundFor(tree, field), report)
}

/** A rule with the bounds that it has beside the others: four rows have more holes per side than two. */
function boundFor(section: Readonly<Record<string, unknown>>, field: Field): Field {
  return field.kind === 'integer' && field.path === 'board.holes' && section['rows'] === 'four'
    ? { ...field, min: 2, max: MAX_RING }
    : field
}

/** Checks that involve several fields: the length of a layout and the number of seeds in all. */
function sizeProblems({ board, start }: Variant): readonly VariantProblem[] {
  const { layout, seedsPerHole, placing } = start
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
  const least = { asLaid: inHoles, byPlayers: total, inTurns: total }[placing]
  if (least === 0 || total > MAX_SEEDS) {
    const got = least === 0 ? 0 : total
    problems.push({ code: 'outOfRange', path: 'start.layout', min: 1, max: MAX_SEEDS, got })
  }
  return problems
}

/** A variant as written: each rule legal by itself, but perhaps left out. */
type Written = Pick<Variant, 'name' | 'source' | 'last'> & { readonly passing?: Passing | null } & {
  readonly [S in Section]?: Partial<Variant[S]>
}

/** The whole variant in the form in which it is written; it shares nothing with its source. */
function filledIn(written: Written): Variant {
  const { name, source, passing = null, last } = written
  const sections = sectionsOf((path) => {
    const [section, key] = path.split('.') as [Section, string]
    const given = (written[section] as Readonly<Record<string, unknown>> | undefined)?.[key]
    return given === undefined ? usualOf(path) : copied(given)
  })
  const { board, start, lift, sow, ...later } = sections
  const first = { schema: SCHEMA_VERSION, name, source, board, start, lift, sow } as const
  const canonical = canonicalLastSeed({ last, passing, closed: sections.claim.closed === 'yes' })
  return { ...first, passing: canonical.passing, last: canonical.last, ...later }
}

/** A copy of a layout, its keys in order; words and numbers as they are. */
function copied(value: unknown): unknown {
  if (typeof value !== 'object') return value
  const { south, north, southStore, northStore } = value as Layout
  return { south: [...south], north: [...north], southStore, northStore } satisfies Layout
}

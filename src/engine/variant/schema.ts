import { BASE } from './catalogue/base'
import { FIELDS, sectionOf, valueAt } from './fields'
import type { RulePath } from './rulePaths'

/** The rules that files of schema 1 hold; each later rule was fixed to the base's word. */
const IN_SCHEMA_1: ReadonlySet<RulePath> = new Set<RulePath>([
  'board.holes',
  'board.stores',
  'start.seedsPerHole',
  'start.layout',
  'start.first',
  'sow.direction',
  'sow.origin',
  'sow.relay',
  'turn.lastInStore',
  'turn.lastInOwnEmpty',
  'turn.emptyOpposite',
  'turn.lastInOpponents',
  'turn.captureCounts',
  'turn.lastOnSingle',
  'turn.lastHole',
  'turn.captures',
  'turn.noMove',
  'turn.mustFeed',
  'turn.grandSlam',
  'end.when',
  'end.leftovers',
  'end.repetition',
  'end.quietMoves',
  'win.by',
  'match.length',
  'match.rounds',
  'match.refill',
  'match.burnt',
  'match.nextFirst',
])

/** The rules that came with schema 3. */
const SINCE_SCHEMA_3: ReadonlySet<RulePath> = new Set<RulePath>(['match.outBelow'])

/** Versions of the format that are still read. */
type OldSchema = 1 | 2

/** Whether a rule came after a version of the format. */
export function isNewSince(schema: OldSchema, path: RulePath): boolean {
  return { 1: !IN_SCHEMA_1.has(path), 2: SINCE_SCHEMA_3.has(path) }[schema]
}

type Tree = Readonly<Record<string, unknown>>

/** Upgrades a file of an older schema to the current one; anything else is returned as it is. */
export function upgraded(input: unknown): unknown {
  if (!isTree(input)) return input
  const { schema } = input
  if (schema !== 1 && schema !== 2) return input
  const sections: Record<string, unknown> = {}
  for (const { path } of FIELDS.filter((field) => isNewSince(schema, field.path))) {
    const section = sectionOf(path)
    const given = sections[section] ?? input[section] ?? {}
    if (isTree(given)) {
      sections[section] = { [path.slice(section.length + 1)]: valueAt(BASE.variant, path), ...given }
    }
  }
  return { ...input, ...sections, schema: BASE.variant.schema }
}

function isTree(input: unknown): input is Tree {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

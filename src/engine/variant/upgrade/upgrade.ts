import { FIELDS, type RulePath, SECTIONS, type Section } from '../fields'
import { readCounts, readField, readObject, readText, type Report } from '../read'
import { ok, refuse, type Result } from '../../result'
import { usualOf } from '../usual'
import { SCHEMA_VERSION, type Variant, type VariantProblem } from '../variant'
import { lastSeedFromWords } from './fromWords'
import { REFUSALS } from './refusals'
import { IN_SCHEMA_3 } from './schema3'
import { isWordPath, usualWord, WORD_FIELDS, type Worded, type WordedField, type WordPath } from './words'

/** The rules that files of schema 1 hold; each later rule was fixed to what is usual. */
const IN_SCHEMA_1: ReadonlySet<string> = new Set<RulePath | WordPath>([
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
const SINCE_SCHEMA_3: ReadonlySet<string> = new Set<RulePath>(['match.outBelow'])

/** Versions of the format that are still read: their words on the last seed become clauses. */
type OldSchema = 1 | 2 | 3

/** Whether a rule came after a version of the format. */
export function isNewSince(schema: OldSchema, path: RulePath | WordPath): boolean {
  if (!IN_SCHEMA_3.has(path)) return true
  return { 1: !IN_SCHEMA_1.has(path), 2: SINCE_SCHEMA_3.has(path), 3: false }[schema]
}

/** Every rule of a variant in words: `claim.rule` says which claimed holes are closed. */
export const WORDED_FIELDS: readonly WordedField[] = [
  ...FIELDS.filter(({ path }) => path !== 'claim.closed'),
  ...WORD_FIELDS,
]

/** The rules of files of schema 3. */
const OLD_FIELDS = WORDED_FIELDS.filter(({ path }) => IN_SCHEMA_3.has(path))

type Tree = Readonly<Record<string, unknown>>

/** Upgrades a file of an older schema to the current one, or says what is wrong with it; anything else stays as it is. */
export function upgraded(input: unknown): Result<unknown, readonly VariantProblem[]> {
  if (!isTree(input)) return ok(input)
  const { schema } = input
  if (schema !== 1 && schema !== 2 && schema !== 3) return ok(input)
  const whole = filledIn(schema, input)
  const problems: VariantProblem[] = []
  readWorded(whole, (problem) => problems.push(problem))
  return problems.length > 0 ? refuse(problems) : unworded(whole as unknown as Worded)
}

/** A variant with clauses in place of words, as a file has it, or which words contradict each other. */
export function unworded(worded: Worded): Result<unknown, readonly VariantProblem[]> {
  const refused = REFUSALS.filter(({ holds }) => holds(worded)).map(({ paths, because }): VariantProblem => ({
    code: 'conflict',
    paths,
    because,
  }))
  if (refused.length > 0) return refuse(refused)
  const { last, passing, closed } = lastSeedFromWords(worded)
  const sections = SECTIONS.map((section) => [section, withoutWords(section, worded[section])])
  const upgraded = Object.fromEntries(sections) as Pick<Variant, Section>
  const { name, source } = worded
  const claim = { ...upgraded.claim, closed: closed ? 'yes' : 'no' }
  return ok({ schema: SCHEMA_VERSION, name, source, ...upgraded, claim, last, passing })
}

function withoutWords(section: Section, rules: object): object {
  return Object.fromEntries(Object.entries(rules).filter(([key]) => !isWordPath(`${section}.${key}`)))
}

/** A file of schema 1 or 2 with the rules that came later. */
function filledIn(schema: OldSchema, input: Tree): Tree {
  const sections: Record<string, unknown> = {}
  for (const { path } of OLD_FIELDS) {
    if (!isNewSince(schema, path)) continue
    const [section, key] = path.split('.') as [Section, string]
    const given = sections[section] ?? input[section] ?? {}
    const usual = isWordPath(path) ? usualWord(path) : usualOf(path)
    if (isTree(given)) sections[section] = { [key]: usual, ...given }
  }
  return { ...input, ...sections }
}

function readWorded(input: Tree, report: Report): void {
  const root = readObject(input, '', ['schema', 'name', 'source', ...SECTIONS], report)
  if (root === null) return
  for (const key of ['name', 'source']) if (key in root) readText(root[key], key, report)
  for (const section of SECTIONS) {
    if (!(section in root)) continue
    const fields = new Map(
      OLD_FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map((field) => [
        field.path.slice(section.length + 1),
        field,
      ]),
    )
    const tree = readObject(root[section], section, [...fields.keys()], report)
    if (tree === null) continue
    for (const [key, field] of fields) {
      if (!(key in tree)) continue
      if (field.kind === 'counts') readCounts(tree[key], field.path, report)
      else readField(tree[key], field, report)
    }
  }
}

function isTree(input: unknown): input is Tree {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

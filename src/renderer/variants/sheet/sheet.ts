import { explain, isRuleOf, type Explanation } from '../../../engine/variant/explain'
import { findField, type RulePath, type SheetPath, type Section } from '../../../engine/variant/fields'
import { passingSentence } from '../../../engine/variant/sentences/clauses'
import { explainRule } from '../../../engine/variant/sentences/rules'
import type { Variant, VariantProblem } from '../../../engine/variant/variant'
import { message, type Message, type Text } from '../../../locales/message'
import { agreeOn, problemsAt, valueAt, withValue, type FieldProblem, type RuleValue } from '../edit'
import { FORM_FIELDS } from '../form'
import { cutByRules, type Piece } from './phrases'

/** The parts of the sheet that is edited, in the order of a rule sheet. */
export const PARTS = ['goal', 'board', 'sowing', 'lastSeed', 'claims', 'end', 'match'] as const
export type Part = (typeof PARTS)[number]

const PART_OF: Readonly<Record<Section, Part>> = {
  win: 'goal',
  board: 'board',
  start: 'board',
  sow: 'sowing',
  lift: 'sowing',
  turn: 'lastSeed',
  claim: 'claims',
  end: 'end',
  match: 'match',
}

/** The part of the sheet that says a rule. */
export function partOf(path: string): Part {
  return path === 'passing' ? 'sowing' : (PART_OF[path.split('.')[0] as Section] ?? 'lastSeed')
}

/** The name of a part. */
export function partTitle(part: Part): Message {
  return message(`sheetEditor.part.${part}`)
}

/** Rules that another rule's sentence says too. */
const ALSO: Partial<Record<RulePath, readonly RulePath[]>> = {
  'start.seedsPerHole': ['start.layout'],
  'sow.skips': ['sow.skipCount'],
  'end.few': ['end.fewTo'],
  'end.repetition': ['end.repeats'],
  'match.length': ['match.rounds'],
}

/** A sentence of the sheet: its words, which of them can be changed, and how it differs from the base game. */
export interface SheetSentence {
  readonly path: SheetPath
  readonly pieces: readonly Piece<SheetPath>[]
  /** Rules of the sentence that no words of it stand for. */
  readonly unplaced: readonly SheetPath[]
  readonly text: string
  readonly changed: boolean
  readonly problems: readonly FieldProblem[]
  /** Whether the game can do without the rule. */
  readonly removable: boolean
}

/** The sentences on everything but the last seed's clauses, by part; rules that the game does not have are left out. */
export function sheetOf(
  variant: Variant,
  base: Variant | null,
  problems: readonly VariantProblem[],
  say: (text: Text) => string,
): ReadonlyMap<Part, readonly SheetSentence[]> {
  const parts = new Map<Part, SheetSentence[]>(PARTS.map((part) => [part, []]))
  for (const rule of explain(variant)) {
    if (rule.clause === undefined)
      parts.get(PART_OF[rule.section])!.push(sentenceOf(variant, base, problems, rule, say))
  }
  return parts
}

function sentenceOf(
  variant: Variant,
  base: Variant | null,
  problems: readonly VariantProblem[],
  rule: Explanation,
  say: (text: Text) => string,
): SheetSentence {
  const text = say(rule.sentence)
  if (rule.path === 'passing') {
    // Other numbers show which words are the numbers; all of the rule is changed there.
    const others = variant.passing ? [say(passingSentence({ ...variant.passing, makes: [98, 99] }))] : []
    return {
      path: rule.path,
      ...cutByRules(text, [{ rule: rule.path, others }]),
      text,
      changed: base !== null && !isRuleOf(base, variant, rule),
      problems: problemsAt(problems, rule.path),
      removable: true,
    }
  }
  const path = rule.path as RulePath
  // What seeds take on their way is not a rule with a field.
  const isOwn = findField(path) !== undefined
  const paths = isOwn ? [path, ...(ALSO[path] ?? [])].filter((one) => findField(one) !== undefined) : []
  const deciders = paths
    .map((one) => ({ rule: one, others: otherSentences(variant, path, one).map(say) }))
    // A number shows itself best, so it chooses its words first.
    .toSorted((a, b) => Number(isNumber(b.rule)) - Number(isNumber(a.rule)))
  return {
    path,
    ...cutByRules(text, deciders),
    text,
    changed:
      base !== null && (!isRuleOf(base, variant, rule) || paths.some((one) => !agreeOn(variant, base, one))),
    problems: paths.flatMap((one) => problemsAt(problems, one)),
    removable: isOwn && removalOf(variant, path) !== null,
  }
}

function isNumber(path: RulePath): boolean {
  return findField(path)?.kind === 'integer'
}

/** What the sentence of one rule would be with the other values of a rule. */
function otherSentences(variant: Variant, said: RulePath, path: RulePath): readonly Message[] {
  return otherValues(variant, path).flatMap((value) => {
    const other = explainRule(withValue(variant, path, value), said)
    return other === null ? [] : [other]
  })
}

function otherValues(variant: Variant, path: RulePath): readonly RuleValue[] {
  const field = findField(path)
  const value = valueAt(variant, path)
  if (field?.kind === 'choice') return field.choices.filter((word) => word !== value)
  if (field?.kind !== 'integer') return []
  // Two more and one more: in some languages one of them changes the form of the noun as well.
  return [Number(value) + 2, Number(value) + 1].filter((number) => number <= field.max)
}

/** The value of a rule with which the game does without it; null if every game has the rule. */
export function removalOf(variant: Variant, path: RulePath): RuleValue | null {
  const field = findField(path)
  const values: readonly RuleValue[] =
    field?.kind === 'choice' ? field.choices : field?.kind === 'integer' ? [field.min, 0, 1] : []
  return values.find((value) => explainRule(withValue(variant, path, value), path) === null) ?? null
}

/** The words of a rule on the sheet and the form: its name. */
export function labelFor(path: string): Text {
  if (path === 'passing') return message('ruleLabels.passing')
  if (path.startsWith('last')) return message('ruleLabels.last')
  return FORM_FIELDS.find((field) => field.path === path)?.label ?? path
}

import { message, type Message } from '../../locales/message'
import { clauseSentence, passingSentence } from './sentences/clauses'
import { explainRule } from './sentences/rules'
import { FIELDS, sectionOf, valueAt, type Section, type RulePath, type SheetPath } from './fields'
import type { Variant } from './variant'

/** One rule in words, with the field it comes from. */
export interface Explanation {
  readonly section: Section
  readonly path: SheetPath
  readonly sentence: Message
  /** The number of the clause on the last seed that it says, from 1; 0: what happens if none fits. */
  readonly clause?: number
}

/** The sections in the order of a rule sheet: the goal first, and what a move is before what it may start from. */
export const SHEET: readonly Section[] = [
  'win',
  'board',
  'start',
  'sow',
  'lift',
  'turn',
  'claim',
  'end',
  'match',
]

const SHEET_RULES: readonly RulePath[] = SHEET.flatMap((section) =>
  FIELDS.map(({ path }) => path).filter((path) => sectionOf(path) === section),
)

/** A variant's rules as a rule sheet. Rules that the game does not have are left out. */
export function explain(variant: Variant): readonly Explanation[] {
  return SHEET.flatMap((section) => [
    ...(section === 'turn' ? lastSeedExplained(variant) : []),
    ...SHEET_RULES.filter((path) => sectionOf(path) === section).flatMap((path): readonly Explanation[] => {
      const sentence = explainRule(variant, path)
      return sentence === null ? [] : [{ section, path, sentence }]
    }),
    ...(section === 'sow' ? passingExplained(variant) : []),
  ])
}

function passingExplained({ passing }: Variant): readonly Explanation[] {
  return passing === null ? [] : [{ section: 'sow', path: 'passing', sentence: passingSentence(passing) }]
}

/** The clauses on the last seed in order, and what happens if none fits. */
function lastSeedExplained(variant: Variant): readonly Explanation[] {
  const { last } = variant
  const clauses = last.map((clause, i): Explanation => ({
    section: 'turn',
    path: 'last',
    sentence: clauseSentence(variant, clause),
    clause: i + 1,
  }))
  // Which of two rules wins is said where there are two, unless one of them lets the others apply as well.
  const isOrdered = last.length > 1 && last.every(({ then }) => then !== 'on')
  const sentence = message(isOrdered ? 'clauses.otherwiseInOrder' : 'clauses.otherwise')
  return [...clauses, { section: 'turn', path: 'last', sentence, clause: 0 }]
}

/** Whether another game has the rule that an explanation of a variant says. */
export function isRuleOf(other: Variant, variant: Variant, { clause, path }: Explanation): boolean {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (path === 'passing') return same(other.passing, variant.passing)
  if (path !== 'last') return same(valueAt(other, path), valueAt(variant, path))
  return clause === 0 || other.last.some((each) => same(each, variant.last[clause! - 1]))
}

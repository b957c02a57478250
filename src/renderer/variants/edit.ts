import { describeProblem } from '../../engine/variant/describeProblem'
import { explainRule } from '../../engine/variant/sentences/rules'
import { clauseSentence, passingSentence } from '../../engine/variant/sentences/clauses'
import type { Layout, Variant, VariantProblem } from '../../engine/variant/variant'
import type { RulePath } from '../../engine/variant/fields'
import { list, message, type Text } from '../../locales/message'
import { labelOf, type FormField } from './form'

/** The value of a rule. */
export type RuleValue = string | number | readonly number[] | Layout

/** The value at a path such as `sow.origin`. */
export function valueAt(variant: Variant, path: string): RuleValue {
  const [section, key] = path.split('.') as [keyof Variant, string | undefined]
  const value = variant[section] as unknown
  return key === undefined ? (value as RuleValue) : (value as Record<string, RuleValue>)[key]!
}

/** The variant with one rule changed; it may contradict itself afterwards. A layout follows the number of holes. */
export function withValue(variant: Variant, path: string, value: RuleValue): Variant {
  const [section, key] = path.split('.') as [keyof Variant, string]
  const changed = { ...variant, [section]: { ...(variant[section] as object), [key]: value } } as Variant
  const { layout } = changed.start
  if (path !== 'board.holes' || layout === 'even') return changed
  const fit = (side: readonly number[]): readonly number[] =>
    Array.from({ length: changed.board.holes }, (_, i) => side[i] ?? changed.start.seedsPerHole)
  return {
    ...changed,
    start: { ...changed.start, layout: { ...layout, south: fit(layout.south), north: fit(layout.north) } },
  }
}

/** The layout with the same number in each hole, ready to be changed hole by hole. */
export function spreadLayout(variant: Variant): Layout {
  const side = Array.from({ length: variant.board.holes }, () => variant.start.seedsPerHole)
  return { south: side, north: side, southStore: 0, northStore: 0 }
}

/** Whether two variants agree on a rule. */
export function agreeOn(a: Variant, b: Variant, path: string): boolean {
  return JSON.stringify(valueAt(a, path)) === JSON.stringify(valueAt(b, path))
}

/** A rule's value in the words of the form. */
export function valueInWords(field: FormField, value: RuleValue): Text {
  if (typeof value === 'string') return field.words[value] ?? value
  if (typeof value === 'number') return String(value)
  if ('southStore' in value) return message('variants.holeByHole')
  return value.length === 0 ? message('variants.none') : value.join(', ')
}

/** Whether a rule has no effect in this variant: the game does not have it, or another rule overrides it. */
export function isSilent(variant: Variant, path: string): boolean {
  return sentenceOf(variant, path) === null
}

/** What a rule says in this variant, in one sentence; null if it says nothing. */
export function sentenceOf(variant: Variant, path: string): Text | null {
  const [, clause] = path.startsWith('last.') ? path.split('.') : []
  if (clause !== undefined) {
    // The clause may just have been removed.
    const said = variant.last[Number(clause) - 1]
    return said === undefined ? null : clauseSentence(variant, said)
  }
  if (path === 'passing') return variant.passing === null ? null : passingSentence(variant.passing)
  if (path === 'last') {
    const sentences = variant.last.map((each) => clauseSentence(variant, each))
    const otherwise = message('clauses.otherwise')
    return message('clauses.whole', { sentences: list([...sentences, otherwise], 'sentences') })
  }
  const sentence = explainRule(variant, path as RulePath)
  if (sentence) return sentence
  if (path === 'start.layout' && variant.start.layout === 'even') return message('variants.evenLayout')
  if (path === 'end.quietMoves' && variant.end.quietMoves === 0) return message('variants.anyQuietMoves')
  return null
}

/** What is wrong with a field, and the other field of a contradiction. */
export interface FieldProblem {
  readonly text: Text
  readonly other: string | null
}

/** The problems that concern a path, in words. */
export function problemsAt(problems: readonly VariantProblem[], path: string): readonly FieldProblem[] {
  return problems.flatMap((problem): readonly FieldProblem[] => {
    if (problem.code === 'conflict') {
      if (!problem.paths.includes(path)) return []
      const other = problem.paths[0] === path ? problem.paths[1] : problem.paths[0]
      return [{ text: problem.because, other }]
    }
    if (problem.path !== path && !problem.path.startsWith(`${path}.`)) return []
    return [{ text: describeProblem(problem, labelOf), other: null }]
  })
}

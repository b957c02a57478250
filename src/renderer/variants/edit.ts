import { capital } from '../../engine/experiments/report/wording'
import { explain } from '../../engine/variant/explain'
import type { Layout, Variant, VariantProblem } from '../../engine/variant/variant'
import { FORM_FIELDS, labelOf, type FormField } from './form'

/** The value of a rule. */
export type RuleValue = string | number | readonly number[] | Layout

/** The value at a path such as `sow.relay`. */
export function valueAt(variant: Variant, path: string): RuleValue {
  const [section, key] = path.split('.') as [keyof Variant, string]
  return (variant[section] as unknown as Record<string, RuleValue>)[key]!
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

/** The layout that the same number in each hole stands for, ready to be changed hole by hole. */
export function spreadLayout(variant: Variant): Layout {
  const side = Array.from({ length: variant.board.holes }, () => variant.start.seedsPerHole)
  return { south: side, north: side, southStore: 0, northStore: 0 }
}

/** Whether two variants agree on a rule. */
export function agreeOn(a: Variant, b: Variant, path: string): boolean {
  return JSON.stringify(valueAt(a, path)) === JSON.stringify(valueAt(b, path))
}

/** The rules in which a variant differs from another. */
export function changesOf(variant: Variant, from: Variant): readonly FormField[] {
  return FORM_FIELDS.filter(({ path }) => !agreeOn(variant, from, path))
}

/** A rule's value in the words of the form. */
export function valueInWords(field: FormField, value: RuleValue): string {
  if (typeof value === 'string') return field.words[value] ?? value
  if (typeof value === 'number') return String(value)
  if ('southStore' in value) return 'hole by hole'
  return value.length === 0 ? 'none' : value.join(', ')
}

/** Whether a rule changes nothing in this variant, whatever it is set to. */
export function isSilent(variant: Variant, path: string): boolean {
  return spokenRule(variant, path) === null
}

/** What a rule says in this variant, in one sentence. */
export function sentenceOf(variant: Variant, path: string): string {
  return spokenRule(variant, path) ?? 'Not used in this game.'
}

function spokenRule(variant: Variant, path: string): string | null {
  const found = explain(variant).find((rule) => rule.path === path)
  if (found) return found.sentence
  if (path === 'start.layout' && variant.start.layout === 'even')
    return 'Every hole begins with the same number.'
  if (path === 'turn.captureCounts' && variant.turn.lastInOpponents === 'captureCounts') {
    return 'The counts, last seed included, at which an opponent’s hole is captured.'
  }
  if (path === 'end.quietMoves' && variant.end.quietMoves === 0)
    return 'Any number of moves may pass without a capture.'
  return null
}

/** Why a field cannot be as it is, and the other field that a contradiction speaks of. */
export interface FieldProblem {
  readonly text: string
  readonly other: string | null
}

/** The problems that concern a path, in words. */
export function problemsAt(problems: readonly VariantProblem[], path: string): readonly FieldProblem[] {
  return problems.flatMap((problem): readonly FieldProblem[] => {
    if (problem.code === 'conflict') {
      if (!problem.paths.includes(path)) return []
      const other = problem.paths[0] === path ? problem.paths[1] : problem.paths[0]
      return [{ text: sentence(problem.because), other }]
    }
    if (problem.path !== path && !problem.path.startsWith(`${path}.`)) return []
    return [{ text: ownProblem(problem), other: null }]
  })
}

function ownProblem(problem: Exclude<VariantProblem, { code: 'conflict' }>): string {
  switch (problem.code) {
    case 'outOfRange':
      return `Must be from ${problem.min.toLocaleString('en')} to ${problem.max.toLocaleString('en')}, not ${problem.got.toLocaleString('en')}.`
    case 'wrongType':
      return `Must be ${problem.expected}.`
    case 'notAChoice':
      return `Must be one of ${problem.choices.join(', ')}.`
    case 'missing':
      return `${labelOf(problem.path)} is missing.`
    case 'unknown':
      return `${problem.path} is not a rule.`
    case 'unreadable':
      return problem.because
  }
}

function sentence(text: string): string {
  return `${capital(text)}.`
}

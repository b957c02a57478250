import * as v from 'valibot'
import type { SpecProblem } from '../contract/experiment'

/** What is wrong with a spec, in a line. */
export function describeSpecProblems(problems: readonly SpecProblem[]): string {
  return problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')
}

/** What a shape found, with the path of the field. */
export function problemOf(issue: v.BaseIssue<unknown>): SpecProblem {
  return { path: v.getDotPath(issue) ?? '', message: issue.message }
}

/** The message of an issue whose shape has none of its own. */
export function wordsOf({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'is not a field here'
  return received === 'undefined' ? 'is missing' : `must be ${expected}, not ${received.slice(0, 60)}`
}

import * as v from 'valibot'
import type { SpecProblem } from '../contract/experiment'

/** What is wrong with a spec, in a line. */
export function describeSpecProblems(problems: readonly SpecProblem[]): string {
  return problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')
}

/** What valibot found, in our words and with its path, below `under` where the shape is a part of a spec. */
export function shapeProblem(issue: v.BaseIssue<unknown>, under = ''): SpecProblem {
  const path = [under, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  return { path, message: wordsOf(issue) }
}

function wordsOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'check' || type === 'regex') return message
  if (type === 'strict_object' && expected === 'never') return 'is not a field here'
  return received === 'undefined' ? 'is missing' : `must be ${expected}, not ${received}`
}

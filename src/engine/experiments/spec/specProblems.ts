import * as v from 'valibot'
import { message, type Text } from '../../../locales/message'
import type { SpecProblem } from '../contract/experiment'
import { sentences } from '../report/amounts'
import { issueText, textOfIssue } from './shapes'

/** What is wrong with a spec, in a line. */
export function describeSpecProblems(problems: readonly SpecProblem[]): Text {
  return sentences(
    ...problems.map(({ path, message: problem }) =>
      path === '' ? problem : message('specProblems.at', { path, problem }),
    ),
  )
}

/** What a shape found, with the path of the field. */
export function problemOf(issue: v.BaseIssue<unknown>): SpecProblem {
  return { path: v.getDotPath(issue) ?? '', message: textOfIssue(issue.message) }
}

/** The message of an issue whose shape has none. */
export function wordsOf({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return issueText(message('specProblems.unknownField'))
  return issueText(
    received === 'undefined'
      ? message('specProblems.missing')
      : message('specProblems.wrongType', { expected: expected ?? '', received: received.slice(0, 60) }),
  )
}

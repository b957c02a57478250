import { list, message, plain, type Message, type Text } from '../../locales/message'
import { likely } from '../nearest'
import { FIELDS } from './fields'
import { MAX_NAME } from './read'
import type { VariantProblem } from './variant'

type WrongType = Extract<VariantProblem, { code: 'wrongType' }>

/** What a layout looks like in a file. */
const EXAMPLE = '{"south": […], "north": […], "southStore": 0, "northStore": 0}'

/** A problem in words; `nameOf` gives the name of the field at a path, which is its path in a file. */
export function describeProblem(
  problem: VariantProblem,
  nameOf: (path: string) => Text = (path) => path,
): Message {
  switch (problem.code) {
    case 'missing':
      return message('ruleProblems.missing', { path: nameOf(problem.path) })
    case 'unknown':
      return describeUnknown(problem.path, nameOf)
    case 'wrongType':
      return describeType(problem, nameOf(problem.path))
    case 'notAChoice':
      return message('ruleProblems.notAChoice', {
        path: nameOf(problem.path),
        choices: list(problem.choices, 'comma'),
        got: problem.got || '“”',
      })
    case 'outOfRange':
      return message('ruleProblems.outOfRange', {
        path: nameOf(problem.path),
        min: plain(problem.min),
        max: plain(problem.max),
        got: plain(problem.got),
      })
    case 'conflict':
      return message('ruleProblems.conflict', {
        first: nameOf(problem.paths[0]),
        second: nameOf(problem.paths[1]),
        because: problem.because,
      })
    case 'unreadable':
      return problem.because
  }
}

function describeUnknown(typed: string, nameOf: (path: string) => Text): Message {
  const path = nameOf(typed)
  const like = likely(
    typed,
    FIELDS.map((field) => field.path),
  )
  return like === null
    ? message('ruleProblems.unknown', { path })
    : message('ruleProblems.unknownLike', { path, like: nameOf(like) })
}

/** Several problems in words, one after the other. */
export function describeProblems(problems: readonly VariantProblem[]): Message {
  const told = problems.map((problem) => describeProblem(problem))
  return message('ruleProblems.several', { problems: list(told, 'sentences') })
}

function describeType({ path: at, expected }: WrongType, path: Text): Message {
  if (typeof expected === 'object') {
    return message('ruleProblems.expected.choice', { path, choices: list(expected.choices, 'comma') })
  }
  switch (expected) {
    case 'object':
      return at === ''
        ? message('ruleProblems.expected.variant')
        : message('ruleProblems.expected.object', { path })
    case 'shortText':
      return message('ruleProblems.expected.shortText', { path, max: MAX_NAME })
    case 'layout':
      return message('ruleProblems.expected.layout', { path, even: 'even', example: EXAMPLE })
    default:
      return message(`ruleProblems.expected.${expected}`, { path })
  }
}

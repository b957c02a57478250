import type { Text } from '../../locales/message'
import { say, t } from '../output/language'

/** What a person typed wrong: the option or field, and the reason. Ends the program with exit code 2. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    reason: Text,
  ) {
    super(field ? `${field}: ${say(reason)}` : say(reason))
  }

  /** Several problems at once, one per line. */
  static all(problems: readonly { readonly path: string; readonly message: Text }[]): BadInput {
    return new BadInput(
      '',
      problems.map(({ path, message }) => (path ? `${path}: ${say(message)}` : say(message))).join('\n'),
    )
  }
}

const MOST_OF_A_LINE = 400
const MOST_IN_ALL = 1200

/** A refusal short enough to read: long lines lose their middle, long lists their end. */
export function clipped(text: string): string {
  const lines = text.trimEnd().split('\n').map(withoutMiddle)
  let length = 0
  const shown = lines.filter((line) => (length += line.length + 1) <= MOST_IN_ALL)
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [t('refusals.more', { count: more })] : [])].join('\n')
}

function withoutMiddle(line: string): string {
  const half = MOST_OF_A_LINE / 2
  return line.length <= MOST_OF_A_LINE ? line : `${line.slice(0, half)} … ${line.slice(-half)}`
}

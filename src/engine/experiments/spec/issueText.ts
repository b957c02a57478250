import type { Text } from '../../../locales/message'

/** A text as the message of a valibot issue, which can only be a string. */
export function issueText(text: Text): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/** The text that `issueText` wrote. */
export function textOfIssue(written: string): Text {
  return written.startsWith('{"key":') ? (JSON.parse(written) as Text) : written
}

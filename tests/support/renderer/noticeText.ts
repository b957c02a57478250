import type { Text } from '../../../src/locales/message'
import { say } from '../../../src/renderer/locales/i18n'

/** What the status bar says now, in the language of the window; undefined while it says nothing. */
export function noticeText(notices: {
  readonly current: { readonly text: Text } | undefined
}): string | undefined {
  return notices.current && say(notices.current.text)
}

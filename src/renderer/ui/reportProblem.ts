import { message } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'
import { useNotices } from './notices'

/** Reports an internal error to the user; the console has the stack. */
export function reportProblem(error: unknown): void {
  useNotices().warn(message('ui.somethingWrong', { reason: messageOf(error) }))
  // eslint-disable-next-line no-console -- a person is told above; this is for whoever looks for the cause
  console.error(error)
}

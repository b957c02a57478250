import { messageOf } from './messageOf'
import { useNotices } from './notices'

/** Lets work go on that nobody waits for; if it fails, the status bar says so. */
export function inBackground(work: Promise<unknown>): void {
  const notices = useNotices()
  work.catch((error: unknown) => notices.warn(`Something went wrong: ${messageOf(error)}`))
}

import { message, type Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'

/** Why something could not be stored or read. */
export interface StorageProblem {
  /**
   * `full`: no room. `blocked`: the browser or another window forbids it. `memoryOnly`: nothing outlives the window.
   * `outdated`: a newer Lumbung has upgraded the database. `deleted`: somebody deleted it. `setAside`: an unreadable database was left untouched and
   * a new one was started. `gone`: it was removed for good. `failed`: anything else, with the browser's message.
   */
  readonly code: 'full' | 'blocked' | 'memoryOnly' | 'outdated' | 'deleted' | 'setAside' | 'gone' | 'failed'
  /** The code in words, with what to do about it. */
  readonly text: Text
}

/** Problems that end only with the window; the others end with the next success. */
export function isLasting({ code }: StorageProblem): boolean {
  return code === 'memoryOnly' || code === 'outdated' || code === 'deleted' || code === 'setAside'
}

/** What an error thrown by the database means. */
export function problemOf(error: unknown): StorageProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'QuotaExceededError':
      return { code: 'full', text: message('storage.full') }
    case 'SecurityError':
    case 'NotAllowedError':
      return { code: 'blocked', text: message('storage.blocked') }
    default:
      return {
        code: 'failed',
        text: message('storage.failed', { reason: messageOf(error) }),
      }
  }
}

import { message, type Text } from '../../locales/message'
import { useNotices } from './notices'

/** Copies text to the clipboard and shows `done` in the status bar, or that it failed. */
export async function copyText(text: string, done: Text): Promise<void> {
  const notices = useNotices()
  try {
    await navigator.clipboard.writeText(text)
    notices.say(done)
  } catch {
    notices.warn(message('ui.notCopied'))
  }
}

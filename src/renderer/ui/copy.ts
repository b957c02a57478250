import { message, type Text } from '../../locales/message'
import { useNotices } from './notices'

/** Copies text to the clipboard and shows `done` in the status bar, or that it failed. */
export function copyText(text: string, done: Text): Promise<void> {
  return tell(() => navigator.clipboard.writeText(text), done)
}

/** Copies a picture to the clipboard and shows `done` in the status bar, or that it failed. */
export function copyPicture(png: Promise<Blob>, done: Text): Promise<void> {
  // The promise is passed directly, because some browsers allow copying only during the click.
  return tell(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]), done)
}

async function tell(copy: () => Promise<void>, done: Text): Promise<void> {
  const notices = useNotices()
  try {
    await copy()
    notices.say(done)
  } catch {
    notices.warn(message('ui.notCopied'))
  }
}

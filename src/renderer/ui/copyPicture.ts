import { message, type Text } from '../../locales/message'
import { useNotices } from './notices'

/** Copies a picture to the clipboard and shows `done` in the status bar, or that it failed. */
export async function copyPicture(png: Promise<Blob>, done: Text): Promise<void> {
  const notices = useNotices()
  try {
    // The promise is passed directly, because some browsers allow copying only during the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    notices.say(done)
  } catch {
    notices.warn(message('ui.notCopied'))
  }
}

import { message, type Text } from '../../locales/message'
import { useNotices } from './notices'

/** Copies a picture to the clipboard and says `done` in the status bar, or that it did not work. */
export async function copyPicture(png: Promise<Blob>, done: Text): Promise<void> {
  const notices = useNotices()
  try {
    // The promise goes in as it is: some browsers allow copying only in the very moment of the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    notices.say(done)
  } catch {
    notices.warn(message('ui.notCopied'))
  }
}

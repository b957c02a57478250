import { message, type Text } from '../../locales/message'
import { platform, type Saved } from '../platform/platform'
import { useNotices } from './notices'

/** Saves a file and reports the outcome in the status bar; true if it was saved. */
export async function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
): Promise<boolean> {
  const notices = useNotices()
  const outcome = await platform.saveFile(name, content)
  if (outcome.status === 'failed') notices.warn(message('files.notSaved', { name, reason: outcome.reason }))
  else notices.say(outcome.status === 'saved' ? where(outcome) : message('files.cancelled', { name }))
  return outcome.status === 'saved'
}

function where({ name, folder }: Extract<Saved, { status: 'saved' }>): Text {
  return folder === null ? message('files.downloaded', { name }) : message('files.savedIn', { name, folder })
}

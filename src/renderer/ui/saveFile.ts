import { platform } from '../platform/platform'
import { useNotices } from './notices'

/** Saves a file and says in the status bar how that ended; true when the file is there. */
export async function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
): Promise<boolean> {
  const notices = useNotices()
  const outcome = await platform.saveFile(name, content)
  if (outcome.status === 'saved') notices.say(`Saved ${outcome.where}`)
  else if (outcome.status === 'cancelled') notices.say(`${name} was not saved`)
  else notices.warn(`${name} was not saved. ${outcome.reason}`)
  return outcome.status === 'saved'
}

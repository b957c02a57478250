import { message } from '../../../locales/message'
import { platform } from '../../platform/platform'
import { useSettings } from '../../storage/settings'
import { useNotices } from '../../ui/notices'

/**
 * Looks for a newer version when the app starts, if the user has switched that on. Only good news is told: somebody
 * without a network need not hear about it at every start.
 */
export async function lookForUpdates(updates = platform.updates): Promise<void> {
  const settings = useSettings()
  const notices = useNotices()
  await settings.load()
  if (!updates || !settings.lookForUpdates) return
  const found = await updates.lookForUpdate()
  if (found.status !== 'newer') return
  notices.offer(message('updates.newer', { version: found.version }), {
    label: message('updates.openPage'),
    run: () => updates.openUpdatePage(),
  })
}

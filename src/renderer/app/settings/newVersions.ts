import { watch } from 'vue'
import { message } from '../../../locales/message'
import { inBackground } from '../../platform/inBackground'
import { platform } from '../../platform/platform'
import { isNewerStored, keepOnDevice, restart } from '../../platform/webEdition'
import { useSettings } from '../../storage/settings'
import { useNotices } from '../../ui/notices'

/** Keeps the web edition on this device, and says when a newer version is ready. */
export function offerNewVersion(): void {
  if (platform.kind !== 'browser') return
  const notices = useNotices()
  watch(isNewerStored, (isStored) => {
    if (isStored)
      notices.offer(message('webEdition.newer'), { label: message('webEdition.restart'), run: restart })
  })
  inBackground(keepOnDevice())
}

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

import { watch } from 'vue'
import { message } from '../../../locales/message'
import { inBackground } from '../../platform/inBackground'
import { platform } from '../../platform/platform'
import { isNewerStored, keepOnDevice, restart } from '../../platform/webEdition'
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

import { useEventListener } from '@vueuse/core'
import { getCurrentInstance, onScopeDispose } from 'vue'
import { useRouter } from 'vue-router'
import { codeIn, SHARED } from '../../game/sharing/address'
import { openedFiles } from '../../platform/browser'
import { platform, type OpenedFile } from '../../platform/platform'
import { inBackground } from '../../platform/inBackground'
import { useNotices } from '../../ui/notices'

/** Receives files that were double-clicked or dropped on the window, dropped links, and pages chosen in the menu. */
export function useIncomingFiles(): void {
  const notices = useNotices()
  const router = useRouter()
  const app = getCurrentInstance()?.appContext.app

  /** What reads files of every kind is loaded with the first of them. */
  async function open(files: readonly OpenedFile[]): Promise<void> {
    const { useOpenFiles } = await import('./openFiles')
    await app?.runWithContext(useOpenFiles)(files)
  }

  onScopeDispose(
    platform.onFilesOpened((opened) => {
      if (opened.status === 'opened') inBackground(open(opened.files))
      if (opened.status === 'failed') notices.warn(opened.reason)
    }),
  )
  onScopeDispose(platform.onPageAsked((path) => inBackground(router.push(path))))
  platform.ready()

  useEventListener(window, 'dragover', (event) => {
    const types = event.dataTransfer?.types ?? []
    if (types.includes('Files') || (types.includes('text/plain') && !takesText(event.target)))
      event.preventDefault()
  })
  useEventListener(window, 'drop', (event) => {
    const files = openedFiles(event.dataTransfer?.files ?? [])
    if (files.length > 0) {
      event.preventDefault()
      return inBackground(open(files))
    }
    const code = takesText(event.target) ? null : codeIn(event.dataTransfer?.getData('text/plain') ?? '')
    if (code === null) return
    event.preventDefault()
    inBackground(router.push({ path: '/board', query: { [SHARED]: code } }))
  })
}

/** Whether dropped text goes into the field under the pointer. */
function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}

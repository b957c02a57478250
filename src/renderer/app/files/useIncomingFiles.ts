import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import { useRouter } from 'vue-router'
import { readAll } from '../../platform/browser'
import { openWithFirst } from './openers'
import { platform, type OpenedFile } from '../../platform/platform'
import { useNotices } from '../../ui/notices'

/** Receives what comes from outside the page: files double-clicked or dropped on the window, pages chosen in the menu. */
export function useIncomingFiles(): void {
  const notices = useNotices()
  const router = useRouter()

  async function open(files: readonly OpenedFile[]) {
    for (const file of files) {
      if (!(await openWithFirst(file))) notices.warn(`${file.name} is not a file that Lumbung knows.`)
    }
  }

  onScopeDispose(
    platform.onFilesOpened((opened) => {
      if (opened.status === 'opened') void open(opened.files)
      if (opened.status === 'failed') notices.warn(opened.reason)
    }),
  )
  onScopeDispose(platform.onPageAsked((path) => void router.push(path)))

  useEventListener(window, 'dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  useEventListener(window, 'drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    readAll(files).then(open, () => notices.warn('What was dropped could not be read.'))
  })
}

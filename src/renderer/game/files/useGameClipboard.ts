import { useEventListener } from '@vueuse/core'
import { useNotices } from '../../ui/notices'
import { PASTED, type useGameImport } from './useGameImport'

/** Copies the position and pastes whatever can lie on a board, by the usual keys; text dragged here is pasted too. */
export function useGameClipboard(opening: ReturnType<typeof useGameImport>): void {
  const notices = useNotices()

  useEventListener(window, 'paste', (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain')
    if (text && !isField(event.target)) opening.tell(text, PASTED)
  })
  useEventListener(window, 'copy', (event: ClipboardEvent) => {
    if (window.getSelection()?.toString() || isField(event.target)) return
    event.clipboardData?.setData('text/plain', opening.positionText())
    event.preventDefault()
    notices.say('Copied the position')
  })
  useEventListener(window, 'dragover', (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('text/plain')) event.preventDefault()
  })
  useEventListener(window, 'drop', (event: DragEvent) => {
    const text = event.dataTransfer?.getData('text/plain')
    if (!text || (event.dataTransfer?.files.length ?? 0) > 0) return
    event.preventDefault()
    opening.tell(text, 'Dropped')
  })
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}

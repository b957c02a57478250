import { useEventListener } from '@vueuse/core'
import { message } from '../../../locales/message'
import { useNotices } from '../../ui/notices'
import { useGameFile } from './useGameFile'
import { useGameImport } from './useGameImport'

/** Copies the position and pastes games, positions and variants by the usual keys; dropped text is opened too. */
export function useGameClipboard(): void {
  const imports = useGameImport()
  const file = useGameFile()
  const notices = useNotices()

  useEventListener(window, 'paste', (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain')
    if (text && !isField(event.target)) imports.openText(text, 'clipboard')
  })
  useEventListener(window, 'copy', (event: ClipboardEvent) => {
    if (window.getSelection()?.toString() || isField(event.target)) return
    event.clipboardData?.setData('text/plain', file.positionText())
    event.preventDefault()
    notices.say(message('game.positionCopied'))
  })
  useEventListener(window, 'dragover', (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('text/plain') && !isField(event.target)) event.preventDefault()
  })
  useEventListener(window, 'drop', (event: DragEvent) => {
    const text = event.dataTransfer?.getData('text/plain')
    if (!text || isField(event.target) || (event.dataTransfer?.files.length ?? 0) > 0) return
    event.preventDefault()
    imports.openText(text, 'drop')
  })
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}

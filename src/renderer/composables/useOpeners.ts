import { useRouter } from 'vue-router'
import { registerOpener } from '../platform/openers'
import type { OpenedFile } from '../platform/platform'
import { parseJson } from '../play/gameFile'
import { useNotices } from '../stores/notices'
import { useOpening } from './useOpening'
import { useVariantFiles } from './useVariantFiles'

/**
 * Opens games and variants that are double-clicked or dropped on the window. A game goes to the board; a variant goes
 * to the page in front, the board or else Variants. On these two pages a file that nothing can be made of is refused
 * with the reason.
 */
export function useOpeners(): void {
  const router = useRouter()
  const notices = useNotices()
  const opening = useOpening()
  const variantFiles = useVariantFiles()

  async function open(file: OpenedFile): Promise<boolean> {
    const page = router.currentRoute.value.name
    const kind = kindOf(file)
    if (kind === 'other') return false
    if (kind === 'game' || (page === 'board' && kind !== 'unknown')) {
      await router.push('/board')
      opening.tell(file.text, file.name)
    } else if (kind === 'variant' || page === 'variants') {
      await router.push('/variants')
      await variantFiles.take([file])
    } else if (page === 'board') opening.tell(file.text, file.name)
    else return false
    return true
  }

  registerOpener((file) =>
    open(file).catch((error: unknown) => {
      notices.warn(`${file.name} was not opened. ${String(error)}`)
      return true
    }),
  )
}

/** What a file seems to be: `other` belongs to another part of the app. */
function kindOf({ name, text }: OpenedFile): 'game' | 'variant' | 'other' | 'unknown' {
  const json = parseJson(text)
  if (typeof json === 'object' && json !== null) {
    if ('lumbung' in json) return json.lumbung === 'game' ? 'game' : 'other'
    return 'sow' in json && 'board' in json ? 'variant' : 'unknown'
  }
  return /\.csv$/i.test(name) ? 'other' : 'unknown'
}

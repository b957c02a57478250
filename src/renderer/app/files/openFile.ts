import { useRouter } from 'vue-router'
import { readSpecFile } from '../../experiments/specFile'
import { registerOpener } from './openers'
import { parseJson } from '../../platform/parseJson'
import type { OpenedFile } from '../../platform/platform'
import { useDraft } from '../../storage/draft'
import { useNotices } from '../../ui/notices'
import { useGameImport } from '../../game/files/useGameImport'
import { useRunFiles } from '../../results/useRunFiles'
import { useVariantFiles } from '../../variants/useVariantFiles'

/**
 * Opens files that are double-clicked or dropped on the window. A game goes to the board, a run to Results, a spec to
 * Experiments; a variant goes to the page in front, the board or else Variants. On these two pages a file that nothing
 * can be made of is refused with the reason.
 */
export function useOpeners(): void {
  const router = useRouter()
  const notices = useNotices()
  const gameImport = useGameImport()
  const variantFiles = useVariantFiles()
  const runFiles = useRunFiles()
  const draft = useDraft()

  async function openSpec({ name, text }: OpenedFile): Promise<void> {
    const read = readSpecFile(text)
    if (!read.ok) return notices.warn(`${name}: ${read.error}`)
    draft.take(read.value.kind, read.value.spec)
    await router.push('/experiments')
  }

  async function open(file: OpenedFile): Promise<boolean> {
    const page = router.currentRoute.value.name
    const kind = kindOf(file)
    if (kind === 'other') return false
    if (kind === 'run') return (await runFiles.take([file]), true)
    if (kind === 'spec') return (await openSpec(file), true)
    if (kind === 'game' || (page === 'board' && kind !== 'unknown')) {
      await router.push('/board')
      gameImport.openText(file.text, file.name)
    } else if (kind === 'variant' || page === 'variants') {
      await router.push('/variants')
      await variantFiles.take([file])
    } else if (page === 'board') gameImport.openText(file.text, file.name)
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

/** Runs and specs tell what they are at once: a run may be too large to be read only for that. */
const FORMAT = /^\s*\{\s*"format":\s*"lumbung-(run|spec)"/

/** What a file seems to be: `other` is none of these, `unknown` may be one that is damaged. */
function kindOf({ name, text }: OpenedFile): 'game' | 'variant' | 'run' | 'spec' | 'other' | 'unknown' {
  const format = FORMAT.exec(text.slice(0, 200))?.[1]
  if (format === 'run' || format === 'spec') return format
  const json = parseJson(text)
  if (typeof json === 'object' && json !== null) {
    if ('lumbung' in json) return json.lumbung === 'game' ? 'game' : 'other'
    return 'sow' in json && 'board' in json ? 'variant' : 'unknown'
  }
  return /\.csv$/i.test(name) ? 'other' : 'unknown'
}

import { variantText } from '../../engine/publish/variantText'
import { PRESETS } from '../../engine/variant/catalogue'
import { describeProblems } from '../../engine/variant/describeProblem'
import { parseVariantText } from '../../engine/variant/parse'
import type { Variant, VariantProblem } from '../../engine/variant/variant'
import { list, message, type Text } from '../../locales/message'
import { isOfNewerLumbung, NEEDS_NEWER } from '../platform/fileKind'
import { fileName } from '../platform/fileName'
import { platform } from '../platform/platform'
import { textsOf, type TextFile } from '../platform/textFile'
import { useNotices } from '../ui/notices'
import { useVariantDraft } from './variantDraft'
import { useVariants } from '../storage/stores/variantsStore'
import { saveFile } from '../ui/saveFile'

/** How many of a file's problems are shown at once; the file view shows all. */
const TOLD = 3

/** Why text is not a valid variant. */
function reasonFor(text: string, problems: readonly VariantProblem[]): Text {
  if (isOfNewerLumbung(text)) return NEEDS_NEWER
  return describeProblems(problems.slice(0, TOLD))
}

/** Reads variants from files into the user's own, and writes them to files. */
export function useVariantFiles() {
  const variants = useVariants()
  const editor = useVariantDraft()
  const notices = useNotices()

  /** Imports files with valid variants; reports the others with the reason. */
  async function take(files: readonly TextFile[]): Promise<void> {
    const refused: Text[] = []
    const taken: string[] = []
    for (const { name, text } of files) {
      const parsed = parseVariantText(text)
      const problem = parsed.ok ? await keep(parsed.value) : reasonFor(text, parsed.error)
      if (problem !== null) refused.push(message('files.problem', { name, problem }))
      else if (parsed.ok) taken.push(parsed.value.name)
    }
    if (refused.length > 0)
      notices.warn(message('variants.notImported', { problems: list(refused, 'comma') }))
    else if (taken.length > 0) notices.say(message('variants.importedNames', { names: list(taken, 'comma') }))
  }

  async function keep(variant: Variant): Promise<Text | null> {
    const from = PRESETS.find((preset) => preset.make({}).name === variant.name)?.id ?? null
    const record = { id: crypto.randomUUID(), variant, from, saved: Date.now() }
    const saved = await variants.save(record)
    if (!saved.ok) return saved.error.text
    editor.openOwn(record)
    return null
  }

  async function pick(): Promise<void> {
    const picked = await platform.openFiles(['json', 'lumbung'])
    if (picked.status === 'opened') await take(await textsOf(picked.files))
    else if (picked.status === 'failed') notices.warn(picked.reason)
  }

  async function write(variant: Variant): Promise<void> {
    await saveFile(fileName(variant.name, 'json'), variantText(variant))
  }

  return { take, pick, write }
}

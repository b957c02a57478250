import { computed } from 'vue'
import type { VariantRecord } from '../storage/records'
import { useNotices } from '../ui/notices'
import { useVariantDraft } from './variantDraft'
import { useVariants } from '../storage/stores/variantsStore'

/** Keeps the variant being edited among the user's own: saves, copies, deletes; what is lost can be taken back. */
export function useVariantStorage() {
  const editor = useVariantDraft()
  const variants = useVariants()
  const notices = useNotices()

  /** The user's own variant that is open, if one is. */
  const own = computed(() => variants.own.find(({ id }) => id === editor.draft.id))

  /** Opens something else; changes that were not saved can be taken back. */
  function leaveFor(open: () => void): void {
    const before = editor.draft
    const lost = editor.unsaved
    open()
    if (lost)
      notices.offerUndo(`Changes to ${before.variant.name} were dropped.`, () => editor.restore(before))
  }

  async function keep(record: VariantRecord, done: string): Promise<void> {
    const saved = await variants.save(record)
    if (!saved.ok) return notices.warn(`Not saved: ${saved.error.message}`)
    editor.openOwn(record)
    notices.say(done)
  }

  /** Saves the draft; a preset that kept its name becomes the user's own under another. */
  function save(): void {
    const { draft, variant } = editor
    if (!editor.checked.ok) return
    const id = draft.kind === 'own' ? draft.id : crypto.randomUUID()
    const name =
      draft.kind === 'preset' && variant.name === draft.saved.name ? freeName(variant.name) : variant.name
    const named = { ...variant, name: name.trim() || 'Without a name' }
    void keep({ id, variant: named, from: draft.from, saved: Date.now() }, `Saved ${named.name}`)
  }

  function duplicate(): void {
    if (!editor.checked.ok) return
    const variant = { ...editor.variant, name: freeName(editor.variant.name) }
    const record = { id: crypto.randomUUID(), variant, from: editor.draft.from, saved: Date.now() }
    void keep(record, `${variant.name} is a copy you can change`)
  }

  /** A name that none of the user's variants has yet. */
  function freeName(name: string): string {
    const taken = new Set(variants.own.map(({ variant }) => variant.name))
    const candidates = [
      `${name}, my way`,
      ...Array.from({ length: 99 }, (_, k) => `${name}, my way ${k + 2}`),
    ]
    return candidates.find((candidate) => !taken.has(candidate)) ?? name
  }

  async function remove(): Promise<void> {
    const record = own.value
    if (!record) return
    const removed = await variants.remove(record.id)
    if (!removed.ok) return notices.warn(`Not deleted: ${removed.error.message}`)
    editor.openPreset(record.from ?? 'congkak')
    notices.offerUndo(
      `${record.variant.name} was deleted.`,
      () => void keep(record, `${record.variant.name} is back`),
    )
  }

  return { own, leaveFor, save, duplicate, remove }
}

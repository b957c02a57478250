import { computed } from 'vue'
import { message, type Text } from '../../locales/message'
import { t } from '../locales/i18n'
import type { VariantRecord } from '../storage/records'
import { useVariants } from '../storage/stores/variantsStore'
import { useNotices } from '../ui/notices'
import { useVariantDraft } from './variantDraft'

/** Saves, copies and deletes the user's variants; Undo restores them. */
export function useVariantStorage() {
  const editor = useVariantDraft()
  const variants = useVariants()
  const notices = useNotices()

  /** The user's own variant that is open, if one is. */
  const own = computed(() => variants.own.find(({ id }) => id === editor.draft.id))

  /** Stores a variant and shows it; false, with the reason in the status bar, if that failed. */
  async function store(record: VariantRecord, done: Text): Promise<boolean> {
    const saved = await variants.save(record)
    if (saved.ok) {
      editor.showSaved(record)
      notices.say(done)
    } else notices.warn(message('variants.couldNotSave', { reason: saved.error.text }))
    return saved.ok
  }

  /** A name for a changed preset that still has the preset's name; null if the draft has a name of its own. */
  const suggestedName = computed(() => {
    const { draft, variant } = editor
    const isNamed = draft.kind === 'own' || variant.name !== draft.saved.name
    return isNamed ? null : freeName(variant.name)
  })

  /** Saves the draft under a name: its own, unless it is an unrenamed preset. */
  async function save(name = suggestedName.value ?? editor.variant.name): Promise<void> {
    const { draft, variant } = editor
    if (!editor.checked.ok) return
    const id = draft.kind === 'own' ? draft.id : crypto.randomUUID()
    const named = { ...variant, name: name.trim() || t('variants.unnamed') }
    const record = { id, variant: named, from: draft.from, saved: Date.now() }
    const put = async (changed: VariantRecord): Promise<void> => {
      if (await store(changed, message('variants.saved', { name: named.name })))
        if (changed.id !== draft.id) editor.forget(draft.id)
    }
    await variants.load()
    if (draft.kind === 'preset' || isAsSaved()) return put(record)
    // Another window has deleted or changed it since it was opened here.
    if (own.value === undefined)
      notices.warn(message('variants.deletedElsewhere', { name: named.name }), {
        label: message('variants.saveAsNew'),
        run: () => put({ ...record, id: crypto.randomUUID() }),
      })
    else
      notices.warn(message('variants.changedElsewhere', { name: named.name }), {
        label: message('variants.replaceIt'),
        run: () => put(record),
      })
  }

  /** Whether the open variant is stored as it was opened or last saved here. */
  function isAsSaved(): boolean {
    return JSON.stringify(own.value?.variant) === JSON.stringify(editor.draft.saved)
  }

  async function duplicate(): Promise<void> {
    if (!editor.checked.ok) return
    const variant = { ...editor.variant, name: freeName(editor.variant.name) }
    const record = { id: crypto.randomUUID(), variant, from: editor.draft.from, saved: Date.now() }
    await store(record, message('variants.copied', { name: variant.name }))
  }

  /** A name not yet used by the user's variants. */
  function freeName(name: string): string {
    const taken = new Set(variants.own.map(({ variant }) => variant.name))
    for (let copy = 1; ; copy++) {
      const candidate =
        copy === 1 ? t('variants.copyName', { name }) : t('variants.copyNameNumbered', { name, number: copy })
      if (!taken.has(candidate)) return candidate
    }
  }

  /** Drops the unsaved changes. */
  function discard(): void {
    const before = editor.discard()
    const { name } = before.variant
    notices.offerUndo(message('variants.discarded', { name }), () => editor.restore(before))
  }

  async function remove(): Promise<void> {
    const record = own.value
    if (!record) return
    const removed = await variants.remove(record.id)
    if (!removed.ok) return notices.warn(message('variants.couldNotDelete', { reason: removed.error.text }))
    editor.forget(record.id)
    editor.openPreset(record.from ?? 'congkak')
    const { name } = record.variant
    notices.offerUndo(message('variants.deleted', { name }), () =>
      store(record, message('variants.restored', { name })),
    )
  }

  return { own, suggestedName, save, duplicate, discard, remove }
}

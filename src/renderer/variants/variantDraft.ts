import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { findPreset } from '../../engine/variant/catalogue'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import type { VariantRecord } from '../storage/records'
import { changesOf, withValue, type RuleValue } from './edit'

/** What the editor shows: a preset, one of the user's variants, or either with changes that are not saved yet. */
export interface Draft {
  /** Id of the preset or of the own variant it was opened from. */
  readonly id: string
  readonly kind: 'preset' | 'own'
  /** Preset that changes are marked against. */
  readonly from: string | null
  /** As it was opened or last saved. */
  readonly saved: Variant
  readonly variant: Variant
}

/** The variant being edited; it survives a visit to another page. */
export const useVariantDraft = defineStore('variantDraft', () => {
  const draft = shallowRef<Draft>(openedPreset('congkak'))
  /** The rule under the cursor or in focus, and the choice of it that is looked at. */
  const rule = ref<{ readonly path: string; readonly value: RuleValue | null }>({
    path: 'sow.relay',
    value: null,
  })

  const variant = computed(() => draft.value.variant)
  const checked = computed(() => parseVariant(variant.value))
  const problems = computed(() => (checked.value.ok ? [] : checked.value.error))
  const base = computed(() =>
    draft.value.from === null ? null : (findPreset(draft.value.from)?.make({}) ?? null),
  )
  const changes = computed(() => (base.value ? changesOf(variant.value, base.value) : []))
  const unsaved = computed(() => JSON.stringify(variant.value) !== JSON.stringify(draft.value.saved))

  function replace(next: Variant): void {
    draft.value = { ...draft.value, variant: next }
  }

  return {
    draft,
    rule,
    variant,
    checked,
    problems,
    base,
    changes,
    unsaved,
    replace,
    set: (path: string, value: RuleValue) => replace(withValue(variant.value, path, value)),
    rename: (name: string) => replace({ ...variant.value, name }),
    openPreset: (id: string) => void (draft.value = openedPreset(id)),
    openOwn: (record: VariantRecord) =>
      void (draft.value = {
        id: record.id,
        kind: 'own',
        from: record.from,
        saved: record.variant,
        variant: record.variant,
      }),
    restore: (before: Draft) => void (draft.value = before),
  }
})

function openedPreset(id: string): Draft {
  const made = (findPreset(id) ?? findPreset('congkak')!).make({})
  return { id, kind: 'preset', from: id, saved: made, variant: made }
}

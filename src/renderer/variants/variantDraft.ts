import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { findPreset } from '../../engine/variant/catalogue'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import type { VariantRecord } from '../storage/records'
import { agreeOn, changesOf, withValue, type RuleValue } from './edit'

/** What the editor shows: a preset, one of the user's variants, or either with changes that are not saved yet. */
interface Draft {
  /** Id of the preset or of the user's variant it was opened from. */
  readonly id: string
  readonly kind: 'preset' | 'own'
  /** Preset that changes are marked against. */
  readonly from: string | null
  /** As it was opened or last saved. */
  readonly saved: Variant
  readonly variant: Variant
}

/** The variant being edited; unsaved changes to any variant last until they are saved or discarded. */
export const useVariantDraft = defineStore('variantDraft', () => {
  const draft = shallowRef<Draft>(presetDraft('congkak'))
  /** The drafts with unsaved changes, by the id of their variant. */
  const drafts = shallowRef<ReadonlyMap<string, Draft>>(new Map())
  /** The rule under the pointer or in focus, and the choice of it that is pointed at. */
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
  /** How the source of the game was interpreted; for the user's own rules, the source of the game they are based on. */
  const readings = computed(() => findPreset(draft.value.from ?? '')?.readings ?? [])
  const changes = computed(() => (base.value ? changesOf(variant.value, base.value) : []))
  /** The variant with the choice that is pointed at. */
  const pointed = computed(() => {
    const { path, value } = rule.value
    return value === null ? variant.value : withValue(variant.value, path, value)
  })
  /** What an example of the rule is contrasted with: the rule as it is now, or as it was before it was changed. */
  const contrast = computed(() =>
    agreeOn(pointed.value, variant.value, rule.value.path) ? base.value : variant.value,
  )
  const unsaved = computed(() => isUnsaved(draft.value))
  const unsavedIds = computed<ReadonlySet<string>>(() => new Set(drafts.value.keys()))

  /** Shows a draft and keeps it while it has unsaved changes. */
  function show(next: Draft): void {
    draft.value = next
    const kept = new Map(drafts.value)
    if (isUnsaved(next)) kept.set(next.id, next)
    else kept.delete(next.id)
    drafts.value = kept
  }

  /** Opens a variant with the changes that were left unsaved, if there are any. */
  function open(opened: Draft): void {
    const left = drafts.value.get(opened.id)
    show(left ? { ...opened, variant: left.variant } : opened)
  }

  function replace(next: Variant): void {
    show({ ...draft.value, variant: next })
  }

  /** Drops the unsaved changes; returns the draft as it was, for an Undo. */
  function discard(): Draft {
    const before = draft.value
    show({ ...before, variant: before.saved })
    return before
  }

  /** Drops the unsaved changes to a variant that is not shown any more. */
  function forget(id: string): void {
    drafts.value = new Map([...drafts.value].filter(([kept]) => kept !== id))
  }

  return {
    draft,
    rule,
    variant,
    readings,
    checked,
    problems,
    base,
    changes,
    pointed,
    contrast,
    unsaved,
    unsavedIds,
    replace,
    discard,
    forget,
    set: (path: string, value: RuleValue) => replace(withValue(variant.value, path, value)),
    rename: (name: string) => replace({ ...variant.value, name }),
    openPreset: (id: string) => open(presetDraft(id)),
    openOwn: (record: VariantRecord) => open(ownDraft(record)),
    /** Shows a variant as it was just saved. */
    showSaved: (record: VariantRecord) => show(ownDraft(record)),
    restore: show,
  }
})

function isUnsaved({ variant, saved }: Draft): boolean {
  return JSON.stringify(variant) !== JSON.stringify(saved)
}

function presetDraft(id: string): Draft {
  const made = (findPreset(id) ?? findPreset('congkak')!).make({})
  return { id, kind: 'preset', from: id, saved: made, variant: made }
}

function ownDraft({ id, from, variant }: VariantRecord): Draft {
  return { id, kind: 'own', from, saved: variant, variant }
}

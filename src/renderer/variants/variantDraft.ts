import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { findPreset } from '../../engine/variant/catalogue'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import type { VariantRecord } from '../storage/records'
import { windowText } from '../storage/windowTexts'
import { draftsFrom, textOfDrafts, type Draft } from './draftText'
import type { Clause, Passing } from '../../engine/variant/clauses/clause'
import { withValue, type RuleValue } from './edit'
import { listChanges } from './sheet/changes'

/** The rule under the pointer or in focus, `last.2` for a clause, and the choice of it that is pointed at. */
interface Pointed {
  readonly path: string
  readonly value: RuleValue | null
}

/** So many steps can be undone. */
const REMEMBERED = 100

/** The variant being edited; unsaved changes to any variant last until they are saved or discarded. */
export const useVariantDraft = defineStore('variantDraft', () => {
  const left = windowText('lumbung.drafts')
  const found = draftsFrom(left.get())
  /** The drafts with unsaved changes, by the id of their variant. */
  const drafts = shallowRef<ReadonlyMap<string, Draft>>(found.drafts)
  const draft = shallowRef<Draft>(found.drafts.get(found.shown) ?? presetDraft('congkak'))
  const rule = shallowRef<Pointed>({ path: 'sow.direction', value: null })
  /** Earlier states of the draft that is shown, the newest last. */
  const past = shallowRef<readonly Variant[]>([])

  const variant = computed(() => draft.value.variant)
  const checked = computed(() => parseVariant(variant.value))
  const problems = computed(() => (checked.value.ok ? [] : checked.value.error))
  const base = computed(() =>
    draft.value.from === null ? null : (findPreset(draft.value.from)?.make({}) ?? null),
  )
  /** How the source of the game was interpreted; for the user's own rules, the source of the game they are based on. */
  const readings = computed(() => findPreset(draft.value.from ?? '')?.readings ?? [])
  const changes = computed(() => (base.value ? listChanges(variant.value, base.value) : []))
  /** The variant with the choice that is pointed at. */
  const pointed = computed(() => {
    const { path, value } = rule.value
    return value === null ? variant.value : withValue(variant.value, path, value)
  })
  /** What an example of the rule is contrasted with: the rule as it is now, or as it was before it was changed. */
  const contrast = computed(() => (pointed.value === variant.value ? base.value : variant.value))
  const unsaved = computed(() => isUnsaved(draft.value))
  const unsavedIds = computed<ReadonlySet<string>>(() => new Set(drafts.value.keys()))

  /** Shows a draft and keeps it while it has unsaved changes. */
  function show(next: Draft): void {
    draft.value = next
    const kept = new Map(drafts.value)
    if (isUnsaved(next)) kept.set(next.id, next)
    else kept.delete(next.id)
    keep(kept)
  }

  /** Keeps the unsaved changes, also over a reload. */
  function keep(kept: ReadonlyMap<string, Draft>): void {
    drafts.value = kept
    left.set(kept.size === 0 ? null : textOfDrafts(draft.value.id, kept))
  }

  /** Opens a variant with the changes that were left unsaved, if there are any. */
  function open(opened: Draft): void {
    past.value = []
    // What it was when the changes began stays with them, so that changes of another window are noticed on saving.
    show(drafts.value.get(opened.id) ?? opened)
  }

  function replace(next: Variant): void {
    past.value = [...past.value, variant.value].slice(-REMEMBERED)
    show({ ...draft.value, variant: next })
  }

  /** Takes the last change back. */
  function undo(): void {
    const before = past.value.at(-1)
    if (before === undefined) return
    past.value = past.value.slice(0, -1)
    show({ ...draft.value, variant: before })
  }

  /** Drops the unsaved changes; returns the draft as it was, for an Undo. */
  function discard(): Draft {
    const before = draft.value
    show({ ...before, variant: before.saved })
    return before
  }

  /** Drops the unsaved changes to a variant that is not shown any more. */
  function forget(id: string): void {
    keep(new Map([...drafts.value].filter(([kept]) => kept !== id)))
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
    canUndo: computed(() => past.value.length > 0),
    replace,
    undo,
    discard,
    /** Points at a rule, or with `last.2` at a clause on the last seed. */
    look: (path: string) => {
      rule.value = { path, value: null }
    },
    setClauses: (last: readonly Clause[]) => replace({ ...variant.value, last }),
    setPassing: (passing: Passing | null) => replace({ ...variant.value, passing }),
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

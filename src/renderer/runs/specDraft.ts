import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { anyExperimentOf, EXPERIMENTS } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'

/** The spec that is being set up; it survives page changes, and other pages can set it. */
export const useSpecDraft = defineStore('draft', () => {
  const kind = shallowRef<ExperimentKind | null>(EXPERIMENTS[0]?.kind ?? null)
  const specs = shallowRef<ReadonlyMap<ExperimentKind, Json>>(new Map())

  const experiment = computed(() => (kind.value ? anyExperimentOf(kind.value) : null))
  const spec = computed(() =>
    kind.value ? (specs.value.get(kind.value) ?? (experiment.value?.defaults as Json)) : null,
  )

  function choose(next: ExperimentKind): void {
    kind.value = next
  }
  function set(next: Json): void {
    if (kind.value) specs.value = new Map(specs.value).set(kind.value, next)
  }
  /** Replaces the draft by a spec from a template, a file, a run or another page; what it omits is filled in. */
  function take(of: ExperimentKind, given: Json): void {
    kind.value = of
    set(isRecord(given) ? { ...(anyExperimentOf(of).defaults as object), ...given } : given)
  }
  return { kind, spec, experiment, choose, set, take }
})

function isRecord(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

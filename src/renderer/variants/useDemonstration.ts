import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import type { Variant } from '../../engine/variant/variant'
import { demonstrate, type Demonstration, type NoExample } from './demonstrate'

/** Milliseconds of looking for an example between two frames of the window. */
const SLICE = 6

/** Keeps an example of a rule up to date; the search runs in small slices on the window's thread. */
export function useDemonstration(
  variant: MaybeRefOrGetter<Variant>,
  path: MaybeRefOrGetter<string>,
  base: MaybeRefOrGetter<Variant | null> = null,
) {
  const shown = shallowRef<Demonstration | null>(null)
  /** Why nothing is shown, or that an example is being searched for. */
  const missing = ref<NoExample | 'searching'>('searching')
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    missing.value = 'searching'
    const search = demonstrate(toValue(variant), toValue(path), toValue(base))
    const slice = (): void => {
      const until = performance.now() + SLICE
      while (performance.now() < until) {
        const { done, value } = search.next()
        if (!done) continue
        shown.value = typeof value === 'string' ? null : value
        if (typeof value === 'string') missing.value = value
        return
      }
      timer = setTimeout(slice)
    }
    timer = setTimeout(slice, 80)
  }

  watch(() => [toValue(variant), toValue(path), toValue(base)] as const, look, {
    immediate: true,
  })
  onScopeDispose(() => clearTimeout(timer))
  return { shown, missing }
}

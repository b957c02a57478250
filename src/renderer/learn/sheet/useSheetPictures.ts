import { onScopeDispose, ref, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import type { Variant } from '../../../engine/variant/variant'
import { sheetPictures, type SheetPictures } from './turnPictures'

/** Milliseconds of searching between two frames of the window. */
const SLICE = 8

/** The pictures of a rule sheet, looked for while the window stays responsive. */
export function useSheetPictures(variant: MaybeRefOrGetter<Variant>) {
  const pictures = shallowRef<SheetPictures>({ turn: [], cases: [] })
  const searching = ref(true)
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    pictures.value = { turn: [], cases: [] }
    searching.value = true
    const search = sheetPictures(toValue(variant))
    const slice = (): void => {
      const until = performance.now() + SLICE
      while (performance.now() < until) {
        const { done, value } = search.next()
        if (!done) continue
        pictures.value = value
        searching.value = false
        return
      }
      timer = setTimeout(slice)
    }
    timer = setTimeout(slice)
  }

  watch(() => toValue(variant), look, { immediate: true })
  onScopeDispose(() => clearTimeout(timer))
  return { pictures, searching }
}

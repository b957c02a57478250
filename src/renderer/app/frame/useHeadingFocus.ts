import { useEventListener } from '@vueuse/core'
import { nextTick, watch, type Ref } from 'vue'
import { useRoute } from 'vue-router'

/**
 * Moves the focus to the heading of a newly opened page, so that it is read out and the keyboard starts there. After a
 * click no ring is drawn around it: the heading cannot be used, and the pointer shows where one is.
 */
export function useHeadingFocus(page: Readonly<Ref<HTMLElement | null>>): void {
  const route = useRoute()
  let byPointer = false
  useEventListener(window, 'pointerdown', () => void (byPointer = true), { capture: true })
  useEventListener(window, 'keydown', () => void (byPointer = false), { capture: true })
  watch(
    () => route.name,
    async (_, before) => {
      // The first page of the window is announced by its title.
      if (before === undefined) return
      await nextTick()
      const heading = page.value?.querySelector('h1')
      heading?.classList.toggle('by-pointer', byPointer)
      heading?.focus({ preventScroll: true })
    },
  )
}

import { nextTick, watch, type Ref } from 'vue'
import { useRoute } from 'vue-router'

/** Moves the focus to the heading of a newly opened page, so that it is read out and the keyboard starts there. */
export function useHeadingFocus(page: Readonly<Ref<HTMLElement | null>>): void {
  const route = useRoute()
  watch(
    () => route.name,
    async (_, before) => {
      // The first page of the window is announced by its title.
      if (before === undefined) return
      await nextTick()
      page.value?.querySelector('h1')?.focus({ preventScroll: true })
    },
  )
}

import { useEventListener, useMediaQuery } from '@vueuse/core'
import { computed, shallowRef, type ComputedRef } from 'vue'

/** Whether the page is being printed. */
export function usePrinting(): ComputedRef<boolean> {
  const asked = shallowRef(false)
  const media = useMediaQuery('print')
  useEventListener(window, 'beforeprint', () => void (asked.value = true))
  useEventListener(window, 'afterprint', () => void (asked.value = false))
  return computed(() => asked.value || media.value)
}

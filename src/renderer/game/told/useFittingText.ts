import { useResizeObserver } from '@vueuse/core'
import { nextTick, ref, watch, type Ref } from 'vue'
import { inBackground } from '../../platform/inBackground'

/** How many sizes smaller than usual a text can be. */
const SMALLEST = 2

/** By how many sizes a text must be smaller than usual to fit in its box, which does not grow. */
export function useFittingText(box: Readonly<Ref<HTMLElement | null>>, text: () => unknown): Ref<number> {
  const smaller = ref(0)
  async function fit(): Promise<void> {
    smaller.value = 0
    await nextTick()
    while (box.value && smaller.value < SMALLEST && box.value.scrollHeight > box.value.clientHeight) {
      smaller.value++
      await nextTick()
    }
  }
  watch(text, () => inBackground(fit()), { flush: 'post', immediate: true })
  useResizeObserver(box, () => inBackground(fit()))
  return smaller
}

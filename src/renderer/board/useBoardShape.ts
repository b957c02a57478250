import { useElementSize } from '@vueuse/core'
import { computed, type ComputedRef, type Ref } from 'vue'
import type { Shape } from './geometry'

/** Below this width of its stage, in pixels, a board is drawn as a slab. */
const SMALL = 620

/** On a small stage a board has no prows, and stands upright where the stage is higher than wide. */
export function useBoardShape(stage: Readonly<Ref<HTMLElement | null>>): ComputedRef<Shape> {
  const { width, height } = useElementSize(stage)
  return computed(() => {
    if (width.value === 0 || width.value >= SMALL) return 'boat'
    return height.value > 1.05 * width.value ? 'upright' : 'flat'
  })
}

import { computed, ref } from 'vue'

/** How boards on paper are drawn: as wood with seeds, or as lines with numbers, which saves ink. */
type Ink = 'wood' | 'lines'

/** The drawing chosen last in this window, for every sheet. */
const ink = ref<Ink>('wood')

/** How boards on paper are drawn. */
export function useInk() {
  return { ink, lines: computed(() => ink.value === 'lines') }
}

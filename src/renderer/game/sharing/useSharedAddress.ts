import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { inBackground } from '../../platform/inBackground'
import { SHARED } from './address'
import { useSharing } from './useSharing'

/**
 * Opens the game in the address once the stored game is back on the board, which it replaces and which can be
 * restored. The code is then removed from the address, so that a reload shows what has been played since.
 */
export function useSharedAddress(boardIsReady: Promise<void>): void {
  const route = useRoute()
  const router = useRouter()
  const { openCode } = useSharing()

  async function open(code: string): Promise<void> {
    // Storage reports its own failures; the link can be opened without it.
    await boardIsReady.catch(() => undefined)
    if (route.query[SHARED] !== code) return
    await openCode(code)
    await router.replace('/board')
  }

  watch(
    () => route.query[SHARED],
    (code) => {
      if (typeof code === 'string') inBackground(open(code))
    },
    { immediate: true },
  )
}

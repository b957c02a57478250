import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { findPreset } from '../../../engine/variant/catalogue'
import { useGame } from '../gameStore'
import { inBackground } from '../../platform/inBackground'
import { SHARED } from './address'
import { useSharing } from './useSharing'

/**
 * Opens the game in the address once the stored game is back on the board, which it replaces and which can be
 * restored. The code is then removed from the address, so that a reload shows what has been played since. The page for a
 * class also takes the name of a preset.
 */
export function useSharedAddress(boardIsReady: Promise<void>): void {
  const route = useRoute()
  const router = useRouter()
  const { openCode } = useSharing()
  const game = useGame()

  async function open(code: string): Promise<void> {
    // Storage reports its own failures; the link can be opened without it.
    await boardIsReady.catch(() => undefined)
    if (route.query[SHARED] !== code) return
    await openCode(code)
    await router.replace(route.name === 'class' ? '/class' : '/board')
  }

  async function begin(id: string): Promise<void> {
    await boardIsReady.catch(() => undefined)
    const preset = findPreset(id)
    if (route.name !== 'class' || route.query.game !== id) return
    if (preset) game.begin(preset.make({}))
    await router.replace('/class')
  }

  watch(
    () => route.query[SHARED],
    (code) => {
      if (typeof code === 'string') inBackground(open(code))
    },
    { immediate: true },
  )
  watch(
    () => (route.name === 'class' ? route.query.game : undefined),
    (id) => {
      if (typeof id === 'string') inBackground(begin(id))
    },
    { immediate: true },
  )
}

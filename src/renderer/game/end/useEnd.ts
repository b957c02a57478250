import { computed, proxyRefs, shallowRef, watch } from 'vue'
import type { GameStore } from '../gameStore'
import type { GamePlay } from '../useGamePlay'
import type { GameEnd } from './tellEnd'

/** What has ended, as the page tells it. */
interface Ends {
  readonly ending: GameEnd | null
  readonly roundEnd: GameEnd | null
}

/** How the game or the last round ended, until that is read. A computer that begins the next round waits until then. */
export function useEnd(game: GameStore, play: GamePlay, told: Ends) {
  /** The rounds that were finished when the end of the last one had been read. */
  const read = shallowRef<unknown>(null)
  const isComputersTurn = computed(() => game.game.phase !== 'over' && game.playerToMove !== 'human')
  const shown = computed(() => {
    if (told.ending) return told.ending
    const isRead = read.value === game.game.finished || (game.running && isComputersTurn.value)
    return isRead ? null : told.roundEnd
  })

  let held: unknown = null
  watch(
    () => (told.roundEnd && isComputersTurn.value ? game.game.finished : null),
    (finished) => {
      if (finished === null || finished === held) return
      held = finished
      play.stop()
    },
  )

  /** Goes on with the next round. */
  function playOn(): void {
    read.value = game.game.finished
    game.running = true
  }

  return proxyRefs({ shown, playOn })
}

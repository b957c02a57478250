import { watch } from 'vue'
import { counted } from '../../../engine/experiments/report/wording'
import { useGame } from '../gameStore'
import { useNotices } from '../../ui/notices'

/** Offers a game back, in the status bar, when another took its place on the board. */
export function useGameReturn(): void {
  const game = useGame()
  const notices = useNotices()
  watch(
    () => game.replaced,
    (snapshot) => {
      if (!snapshot) return
      const { moves, variant } = snapshot.record
      const what = `${variant.name}, ${counted(moves.length, 'move')}, left the board`
      notices.offerUndo(what, () => game.restore(snapshot))
    },
    { flush: 'post' },
  )
}

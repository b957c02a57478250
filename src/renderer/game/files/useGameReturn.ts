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
    (sitting) => {
      if (!sitting) return
      const { moves, variant } = sitting.record
      const what = `${variant.name}, ${counted(moves.length, 'move')}, left the board`
      notices.offerUndo(what, () => game.sitDown(sitting))
    },
    { flush: 'post' },
  )
}

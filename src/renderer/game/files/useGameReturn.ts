import { watch } from 'vue'
import { counted } from '../../../engine/experiments/report/wording'
import { useNotices } from '../../ui/notices'
import { useGame, type Replaced } from '../gameStore'

/** Offers an Undo in the status bar when a game, or the rest of one, was replaced on the board. */
export function useGameReturn(): void {
  const game = useGame()
  const notices = useNotices()
  watch(
    () => game.replaced,
    (replaced) => {
      if (replaced) notices.offerUndo(lossInWords(replaced), () => game.restore(replaced.snapshot))
    },
    { flush: 'post' },
  )
}

function lossInWords({ by, snapshot: { record, cursor } }: Replaced): string {
  return by === 'game'
    ? `New game started. The old one (${counted(record.moves.length, 'move')}) can be restored.`
    : `Another move was played. The ${counted(record.moves.length - cursor, 'move')} that followed can be restored.`
}

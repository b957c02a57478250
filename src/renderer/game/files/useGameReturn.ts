import { watch } from 'vue'
import { message, type Message } from '../../../locales/message'
import { useNotices } from '../../ui/notices'
import { useGame, type Replaced } from '../gameStore'

/** Offers an Undo in the status bar when a game, or the rest of one, has been replaced on the board. */
export function useGameReturn(): void {
  const game = useGame()
  const notices = useNotices()
  watch(
    () => game.replaced,
    (replaced) => {
      if (replaced) notices.offerUndo(describeLoss(replaced), () => game.restore(replaced.snapshot))
    },
    { flush: 'post' },
  )
}

function describeLoss({ by, snapshot: { record, cursor } }: Replaced): Message {
  return by === 'game'
    ? message('gameNews.newGameStarted', { count: record.moves.length })
    : message('gameNews.otherMovePlayed', { count: record.moves.length - cursor })
}

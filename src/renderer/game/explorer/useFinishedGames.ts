import { watch } from 'vue'
import { formatChoice } from '../../../engine/board/notation'
import { checksumOf } from '../../../engine/checksum'
import type { Variant } from '../../../engine/variant/variant'
import { useSettings } from '../../storage/settings'
import type { GameStore } from '../gameStore'

/** Longer lines are hardly ever shared by two games. */
export const MOST_MOVES = 24
/** So many finished games are remembered. */
const REMEMBERED = 400

/** What two variants of the same rules and size share, whatever they are called. */
export function rulesOf(variant: Variant): string {
  return checksumOf({ ...variant, name: '', source: '' })
}

/** Takes down the opening of every game that is played to its end on the board. */
export function useFinishedGames(game: GameStore): void {
  const settings = useSettings()
  let counted: unknown = null
  watch(
    () => [game.game, game.running] as const,
    ([now, running]) => {
      const { record } = game
      if (now.phase !== 'over' || !running || !game.atEnd || record.setUp || counted === record) return
      counted = record
      if (now.winner === null) return
      const moves = record.moves.slice(0, MOST_MOVES).map(({ choice }) => formatChoice(choice))
      const finished = { rules: rulesOf(record.variant), moves: moves.join(' '), winner: now.winner }
      settings.update('finishedGames', (all) => [finished, ...all].slice(0, REMEMBERED))
    },
  )
}

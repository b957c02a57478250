import { formatPosition } from '../../../engine/board/notation'
import { say } from '../../locales/i18n'
import { fileName } from '../../platform/fileName'
import { saveFile } from '../../ui/saveFile'
import { useGame } from '../gameStore'
import { useReview } from '../review/reviewStore'
import { writeGame } from './gameFile'

/** The game on the board as text and as a file. */
export function useGameFile() {
  const game = useGame()
  const review = useReview()

  function text(): string {
    const { record, variations, players, title, cursor } = game
    return writeGame({ record, variations, players, title, at: cursor, valued: review.valued })
  }

  return {
    text,
    positionText: () => formatPosition(game.position),
    save: () => saveFile(fileName(say(game.title) || game.variant.name, 'lumbung'), text()),
  }
}

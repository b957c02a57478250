import { playerAt } from '../../../engine/players/levels'
import { findPreset } from '../../../engine/variant/catalogue'
import { isMessage, message, type Text } from '../../../locales/message'
import type { GameStore } from '../../game/gameStore'
import type { BoardOptions } from '../../game/useBoardOptions'

/** The title of the guided first game, by which it is recognised. */
const LESSON_TITLE = message('playing.firstGame')

/** Puts a game of congkak against a beginner on the board, to be guided through. */
export function beginLesson(game: GameStore): void {
  begin(game, LESSON_TITLE)
}

/** The same without a guide; a newcomer's board has no hints and no log of laps. */
export function beginFirstGame(game: GameStore, options: Pick<BoardOptions, 'hintsShown' | 'logOpen'>): void {
  options.hintsShown = false
  options.logOpen = false
  begin(game, '')
}

function begin(game: GameStore, title: Text): void {
  const congkak = findPreset('congkak')!.make({})
  game.begin(congkak, title, { south: 'human', north: playerAt(game.variant, 'beginner') })
}

/** Whether the game on the board is the guided one. */
export function isLesson({ title }: GameStore): boolean {
  return isMessage(title) && title.key === LESSON_TITLE.key
}

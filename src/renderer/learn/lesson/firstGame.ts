import { playerAt } from '../../../engine/players/levels'
import { findPreset } from '../../../engine/variant/catalogue'
import { isMessage, message } from '../../../locales/message'
import type { GameStore } from '../../game/gameStore'
import type { BoardOptions } from '../../game/useBoardOptions'

/** The title of the guided first game, by which it is recognised. */
const LESSON_TITLE = message('playing.firstGame')

/** Puts a game of congkak against a beginner on the board, without hints and without the log of laps. */
export function beginFirstGame(game: GameStore, options: BoardOptions, title: 'lesson' | 'plain'): void {
  const congkak = findPreset('congkak')!.make({})
  options.hintsShown = false
  options.logOpen = false
  game.begin(congkak, title === 'lesson' ? LESSON_TITLE : '', {
    south: 'human',
    north: playerAt(game.variant, 'beginner'),
  })
}

/** Whether the game on the board is the guided one. */
export function isLesson({ title }: GameStore): boolean {
  return isMessage(title) && title.key === LESSON_TITLE.key
}

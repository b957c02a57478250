import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** SowOpDirs. */
export const sowOpDirs = game(MANGALA, {
  id: 'sow-op-dirs',
  name: 'SowOpDirs',
  summary: message('gamesMangala.sow-op-dirs.summary'),
  detail: message('gamesMangala.sow-op-dirs.detail'),
  regions: ['Americas'],
  source: 'MancalaGames, example',
  oracle: 'SowOpDirs',
  board: { holes: 5 },
  sow: { direction: 'firstMoveDecides', origin: 'skipped' },
  turn: { captureCounts: [], evenFrom: 2, captures: 'one', noMove: 'pass', mustFeed: 'no' },
  end: { when: 'majority' },
})

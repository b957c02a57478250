import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Mbothe, played in Eastern Africa. */
export const mbothe = game(ACROSS, {
  id: 'mbothe',
  name: 'Mbothe',
  summary: message('gamesAcross.mbothe.summary'),
  detail: message('gamesAcross.mbothe.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 35; opening move after Wikipedia',
  oracle: 'Mbothe',
  board: { holes: 10 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResortRightmost' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], afterCapture: 'moveAgain' },
  end: { when: 'majority' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Lamlameta, played in Eastern Africa. */
export const lamlameta = game(ACROSS, {
  id: 'lamlameta',
  name: 'Lamlameta',
  summary: message('gamesAcross.lamlameta.summary'),
  detail: message('gamesAcross.lamlameta.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 35',
  oracle: 'Lamlameta',
  board: { holes: 12 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResort', opening: 'twoRightmost' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], takesToo: 'opponentsCounts', capturesAfter: 1 },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** Lami, played in Eastern Africa. */
export const lami = game(ACROSS, {
  id: 'lami',
  name: 'Lami',
  summary: message('gamesAcross.lami.summary'),
  detail: message('gamesAcross.lami.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 36',
  oracle: 'Lami',
  board: { holes: 10 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResort' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], takesToo: 'opponentsCounts', capturesAfter: 1 },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Pallam Kuzhi, played in South Asia. */
export const pallamKuzhi = game(GAP, {
  id: 'pallam-kuzhi',
  name: 'Pallam Kuzhi',
  summary: message('gamesGap.pallam-kuzhi.summary'),
  detail: message('gamesGap.pallam-kuzhi.detail'),
  regions: ['South Asia'],
  otherNames: ['Pallanguzhi'],
  source: 'Russ 1984, Mancala Games, p. 58',
  oracle: 'Pallam_Kuzhi',
  board: { holes: 7 },
  sow: { passing: 'toOwnerWithLast' },
  turn: { captureCounts: [4] },
})

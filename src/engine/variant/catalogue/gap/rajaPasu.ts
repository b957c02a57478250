import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Raja Pasu, played in South Asia. */
export const rajaPasu = game(GAP, {
  id: 'raja-pasu',
  name: 'Raja Pasu',
  summary: message('gamesGap.raja-pasu.summary'),
  detail: message('gamesGap.raja-pasu.detail'),
  regions: ['South Asia'],
  source: 'Mancala World, “Raja Pasu”',
  oracle: 'Raja_Pasu',
  readings: [message('gamesGap.raja-pasu.reading1')],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  sow: { passing: 'toOwner' },
  turn: { captureCounts: [4] },
})

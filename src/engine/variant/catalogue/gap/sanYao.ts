import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Sàn yáo, played in East Asia. */
export const sanYao = game(GAP, {
  id: 'san-yao',
  name: 'Sàn yáo',
  summary: message('gamesGap.san-yao.summary'),
  detail: message('gamesGap.san-yao.detail'),
  regions: ['East Asia'],
  source: 'Mancala World, “Sàn Yáo”',
  oracle: 'San_Yao',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  turn: { captures: 'chain', noMove: 'pass' },
  end: { when: 'allInStores', few: 1 },
})

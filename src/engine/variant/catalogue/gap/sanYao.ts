import { game } from '../preset'
import { GAP } from './base'

/** Sàn yáo, played in East Asia. */
export const sanYao = game(GAP, {
  id: 'san-yao',
  name: 'Sàn yáo',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail: 'Captures go on as long as empty and filled holes alternate; a player without seeds passes.',
  regions: ['East Asia'],
  source: 'Mancala World, “Sàn Yáo”',
  oracle: 'San_Yao',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  turn: { captures: 'chain', noMove: 'pass' },
  end: { when: 'allInStores' },
})

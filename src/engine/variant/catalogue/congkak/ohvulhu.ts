import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CONGKAK } from './base'

/** Ohvulhu, played in South Asia. */
export const ohvulhu = game(CONGKAK, {
  id: 'ohvulhu',
  name: 'Ohvulhu',
  summary: message('gamesCongkak.ohvulhu.summary'),
  detail: message('gamesCongkak.ohvulhu.detail'),
  regions: ['South Asia'],
  source: 'Mancala World, “Ohvalhu”',
  oracle: 'Ohvulhu',
  board: { holes: 8 },
  start: { seedsPerHole: 8 },
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

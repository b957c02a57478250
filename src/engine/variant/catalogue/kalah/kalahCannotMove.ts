import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Kalah, to the last move, played in the Americas. */
export const kalahCannotMove = game(KALAH, {
  id: 'kalah-cannot-move',
  name: 'Kalah, to the last move',
  summary: message('gamesKalah.kalah-cannot-move.summary'),
  detail: message('gamesKalah.kalah-cannot-move.detail'),
  regions: ['Americas'],
  source: 'Wikipedia, “Kalah”',
  oracle: 'Kalah',
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

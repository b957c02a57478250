import { game } from '../preset'
import { KALAH } from './base'

/** Kalah, to the last move, played in Americas. */
export const kalahCannotMove = game(KALAH, {
  id: 'kalah-cannot-move',
  name: 'Kalah, to the last move',
  summary: 'Kalah that goes on until the player to move has no seeds, even if the other row is empty before.',
  detail: 'Sources differ on when kalah ends; plain kalah ends as soon as either row is empty.',
  regions: ['Americas'],
  source: 'Wikipedia, “Kalah”',
  oracle: 'Kalah',
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

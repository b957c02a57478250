import { game } from '../preset'
import { KALAH } from './base'

/** Cross-Kalah, played in Americas. */
export const crossKalah = game(KALAH, {
  id: 'cross-kalah',
  name: 'Cross-Kalah',
  summary: 'Kalah in which an even number of seeds is sown clockwise and an odd number anticlockwise.',
  detail: 'Captures and extra moves are those of kalah.',
  regions: ['Americas'],
  source: 'Wikipedia, “Cross-Kalah”',
  oracle: 'Cross-Kalah',
  sow: { direction: 'byParity' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

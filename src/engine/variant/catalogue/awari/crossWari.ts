import { game } from '../preset'
import { AWARI } from './base'

/** Cross-Wari, played in Americas. */
export const crossWari = game(AWARI, {
  id: 'cross-wari',
  name: 'Cross-Wari',
  summary: 'Wari in which an even number of seeds is sown clockwise and an odd number anticlockwise.',
  detail: 'A move that would capture everything captures nothing, and the opponent must be fed.',
  regions: ['Americas'],
  source: 'Mancala World, “Cross-Wari”',
  oracle: 'Cross-Wari',
  sow: { direction: 'byParity', origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'void' },
})

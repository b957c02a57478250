import { game } from '../preset'
import { MANGALA } from './base'

/** Bakuk, played in Northern Africa. */
export const bakuk = game(MANGALA, {
  id: 'bakuk',
  name: 'Bakuk',
  summary: 'Three holes per side with six seeds each; twos and fours are taken from both rows.',
  detail: 'Seeds left when a player cannot move count for nobody.',
  regions: ['Northern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 144',
  oracle: 'Bakuk',
  board: { holes: 3 },
  start: { seedsPerHole: 6 },
  end: { leftovers: 'nobody' },
})

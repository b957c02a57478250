import { everyThirdEmpty } from '../layouts'
import { game } from '../preset'
import { ACROSS } from './base'

/** Boola, played in Eastern Africa. */
export const boola = game(ACROSS, {
  id: 'boola',
  name: 'Boola',
  summary: 'The winner is the player who leaves the other without a legal move.',
  detail:
    'A move must reach the opponent’s row or an empty hole; captured seeds leave the board and the capturing seed stays.',
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Boola”',
  oracle: 'Boola',
  pattern: everyThirdEmpty,
  board: { holes: 12 },
  start: { seedsPerHole: 3 },
  lift: { reach: 'opponentOrEmpty' },
  win: { by: 'immobilise' },
})

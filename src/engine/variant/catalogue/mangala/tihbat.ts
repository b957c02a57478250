import { game } from '../preset'
import { MANGALA } from './base'

/** Tihbat, played in Northern Africa. */
export const tihbat = game(MANGALA, {
  id: 'tihbat',
  name: 'Tihbat',
  summary: 'Two holes per side with seven seeds each, one of the smallest boards there is.',
  detail: 'A last seed that makes two, four, six or eight takes that hole, in either row.',
  regions: ['Northern Africa'],
  source: 'Mancala World, “Tihbat”',
  oracle: 'Tihbat',
  board: { holes: 2 },
  start: { seedsPerHole: 7 },
  turn: { captureCounts: [2, 4, 6, 8], captures: 'one' },
})

import { game } from '../preset'
import { RELAY } from './base'

/** Mangala IV, played in Western Asia. */
export const mangalaIV = game(RELAY, {
  id: 'mangala-iv',
  name: 'Mangala IV',
  summary: 'Relay sowing with captures of twos and fours from both rows.',
  detail:
    'Traditionally the 98 seeds are spread at random, at least two per hole; here every hole starts with seven.',
  regions: ['Western Asia'],
  source: 'Mancala World, “Mangala IV”',
  oracle: 'Mangala_IV',
  readings: [
    'The game starts from a random layout; the preset starts even, and any layout can be set by hand.',
  ],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  turn: { lastInOwn: 'captureCounts', captures: 'chain', noMove: 'pass' },
  end: { when: 'allInStores' },
})

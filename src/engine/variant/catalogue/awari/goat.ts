import { game } from '../preset'
import { AWARI } from './base'

/** Goat, played in Northern Africa. */
export const goat = game(AWARI, {
  id: 'goat',
  name: 'Goat',
  summary: 'A small game of three holes per side, sown outward, with captures of twos.',
  detail: 'Only holes with at least two seeds may be lifted; the middle hole may be sown either way.',
  regions: ['Northern Africa'],
  source: 'Mohr 1993, The New Games Treasury, p. 100',
  oracle: 'Goat',
  board: { holes: 3 },
  start: { seedsPerHole: 3 },
  lift: { atLeast: 2 },
  sow: { direction: 'outward' },
  turn: { captureCounts: [2], noMove: 'pass' },
  end: { when: 'allInStores' },
})

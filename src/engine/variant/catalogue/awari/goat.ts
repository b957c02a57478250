import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Goat, played in Northern Africa. */
export const goat = game(AWARI, {
  id: 'goat',
  name: 'Goat',
  summary: message('gamesAwari.goat.summary'),
  detail: message('gamesAwari.goat.detail'),
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

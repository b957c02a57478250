import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Cow, played in Northern Africa. */
export const cow = game(AWARI, {
  id: 'cow',
  name: 'Cow',
  summary: message('gamesAwari.cow.summary'),
  detail: message('gamesAwari.cow.detail'),
  regions: ['Northern Africa'],
  source: 'Russ 1984, Mancala Games, p. 21',
  oracle: 'Cow',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  lift: { atLeast: 2 },
  sow: { direction: 'outward' },
  turn: { captureCounts: [2, 4], noMove: 'pass' },
  end: { when: 'allInStores' },
})

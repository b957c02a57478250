import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Bechi, played in Eastern Africa. */
export const bechi = game(MANGALA, {
  id: 'bechi',
  name: 'Bechi',
  summary: message('gamesMangala.bechi.summary'),
  detail: message('gamesMangala.bechi.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 22',
  oracle: 'Bechi',
  board: { holes: 4 },
  start: { seedsPerHole: 6 },
  lift: { atLeast: 2, opening: 'unlocks' },
  sow: { direction: 'outward', leave: 'one' },
  turn: { captureCounts: [], evenFrom: 2, chainWay: 'onward', noMove: 'pass' },
  end: { when: 'allInStores' },
})

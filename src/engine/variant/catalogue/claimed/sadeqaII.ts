import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Sadeqa II, played in Eastern Africa. */
export const sadeqaII = game(CLAIMED, {
  id: 'sadeqa-ii',
  name: 'Sadeqa II',
  summary: message('gamesClaimed.sadeqa-ii.summary'),
  detail: message('gamesClaimed.sadeqa-ii.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 50',
  oracle: 'Sadeqa_II',
  start: {
    seedsPerHole: 8,
    layout: {
      south: [2, 8, 0, 8, 0, 8],
      north: [0, 8, 0, 8, 0, 6],
      southStore: 0,
      northStore: 0,
    },
    turned: 'withStarter',
  },
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  claim: { lastSeed: 'takesTwo' },
  end: { when: 'allInStores' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Adji-boto, played in the Americas. */
export const adjiBoto = game(OTHER, {
  id: 'adji-boto',
  name: 'Adji-boto',
  summary: message('gamesOther.adji-boto.summary'),
  detail: message('gamesOther.adji-boto.detail'),
  regions: ['Americas'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 61',
  oracle: 'Adji-boto',
  board: { holes: 5 },
  start: { seedsPerHole: 10 },
  lift: { atLeast: 2, opening: 'eachHoleOnce' },
  sow: { leave: 'one' },
  turn: {
    captureCounts: [1, 3, 5],
    nextHole: 'takeAtCount',
    captures: 'chain',
    chainWay: 'onward',
    capturesAfter: 2,
    noMove: 'pass',
  },
  end: { when: 'allInStores' },
})

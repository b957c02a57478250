import { BASE } from '../base'
import { game } from '../preset'

/** One round of congkak. */
export const congkak = game(BASE, {
  id: 'congkak',
  name: 'Congkak',
  summary: 'One round; sow on from any hole that was not empty; capture across.',
  source: 'Chen, Ismail, Lim & Yow 2022, The winning percentage in congkak using a randomised strategy',
  sizes: 'asManySeedsAsHoles',
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  sow: { relay: 'any' },
  turn: { lastInStore: 'moveAgain', lastInOwnEmpty: 'captureOpposite', noMove: 'pass' },
  end: { when: 'allInStores' },
})

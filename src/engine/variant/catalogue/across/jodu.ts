import { game } from '../preset'
import { ACROSS } from './base'

/** J’Odu, played in Western Africa. */
export const jodu = game(ACROSS, {
  id: 'jodu',
  name: 'J’Odu',
  summary:
    'A last seed in an own empty hole takes the hole across if it has one or two seeds, and goes on to the next holes in a chain.',
  detail:
    'A capture of everything leaves the rightmost hole, as the mover sees it; the round ends when two seeds or fewer are left.',
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 63',
  oracle: 'J_Odu',
  readings: ['One description has the game sown clockwise; here it is sown anticlockwise.'],
  start: { seedsPerHole: 3 },
  turn: {
    acrossFrom: 'emptyThenAny',
    acrossCounts: 'captureCounts',
    captureCounts: [1, 2],
    captures: 'chain',
    chainWay: 'onward',
    noMove: 'pass',
    mustFeed: 'ifPossible',
    grandSlam: 'leavesRight',
  },
  end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
})

import { game } from '../preset'
import { RELAY } from './base'

/** Ayo, played in Western Africa. */
export const ayo = game(RELAY, {
  id: 'ayo',
  name: 'Ayo',
  summary:
    'Relay sowing that stops at a two or a three in the opponent’s row, taken together with those before it.',
  detail:
    'A capture of everything leaves the rightmost hole, as the mover sees it; the round ends when two seeds or fewer are left.',
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 61',
  oracle: 'Ayo',
  readings: ['One description has the game sown clockwise; here it is sown anticlockwise.'],
  turn: {
    captureCounts: [2, 3],
    captures: 'chain',
    noMove: 'pass',
    mustFeed: 'ifPossible',
    grandSlam: 'leavesRight',
  },
  end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
})

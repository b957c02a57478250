import { message } from '../../../../locales/message'
import { game } from '../preset'
import { ACROSS } from './base'

/** J’Odu, played in Western Africa. */
export const jodu = game(ACROSS, {
  id: 'jodu',
  name: 'J’Odu',
  summary: message('gamesAcross.jodu.summary'),
  detail: message('gamesAcross.jodu.detail'),
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 63',
  oracle: 'J_Odu',
  readings: [message('gamesAcross.jodu.reading1')],
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

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Ayo, played in Western Africa. */
export const ayo = game(RELAY, {
  id: 'ayo',
  name: 'Ayo',
  summary: message('gamesRelay.ayo.summary'),
  detail: message('gamesRelay.ayo.detail'),
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 61',
  oracle: 'Ayo',
  readings: [message('gamesRelay.ayo.reading1')],
  turn: {
    captureCounts: [2, 3],
    captures: 'chain',
    noMove: 'pass',
    mustFeed: 'ifPossible',
    grandSlam: 'leavesRight',
  },
  end: { when: 'allInStores', repetition: 'shareBySide', few: 2 },
})

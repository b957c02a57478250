import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Pallanguli, played in South Asia. */
export const pallanguli = game(GAP, {
  id: 'pallanguli',
  name: 'Pallanguli',
  summary: message('gamesGap.pallanguli.summary'),
  detail: message('gamesGap.pallanguli.detail'),
  regions: ['South Asia'],
  otherNames: ['Pallanguzhi'],
  source: 'Hanson & Hanson 2003, All about Mancala, pp. 85–92',
  oracle: 'Pallanguli',
  board: { holes: 7 },
  start: { seedsPerHole: 6 },
  sow: { passing: 'toOwner' },
  turn: { captureCounts: [4], noMove: 'pass', mustFeed: 'ifPossible' },
  end: { when: 'allInStores', few: 6, fewTo: 'mover' },
})

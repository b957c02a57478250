import { game } from '../preset'
import { GAP } from './base'

/** Pallanguli, played in South Asia. */
export const pallanguli = game(GAP, {
  id: 'pallanguli',
  name: 'Pallanguli',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail:
    'Fours made in passing go to the owner of the row; the last six seeds on the board go to the mover.',
  regions: ['South Asia'],
  otherNames: ['Pallanguzhi'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 85–92',
  oracle: 'Pallanguli',
  board: { holes: 7 },
  start: { seedsPerHole: 6 },
  sow: { passing: 'toOwner' },
  turn: { captureCounts: [4], noMove: 'pass', mustFeed: 'ifPossible' },
  end: { when: 'allInStores', few: 6, fewTo: 'mover' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Kâra, played in Northern Africa. */
export const kara = game(OTHER, {
  id: 'kara',
  name: 'Kâra',
  summary: message('gamesOther.kara.summary'),
  detail: message('gamesOther.kara.detail'),
  regions: ['Northern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 148',
  oracle: 'Kara',
  start: { seedsPerHole: 7 },
  turn: { captureCounts: [2, 4, 6], sweep: 'opponentsCounts', noMove: 'pass' },
  end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
})

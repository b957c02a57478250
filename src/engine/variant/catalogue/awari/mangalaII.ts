import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Mangala II, played in Western Asia and Europe. */
export const mangalaII = game(AWARI, {
  id: 'mangala-ii',
  name: 'Mangala II',
  summary: message('gamesAwari.mangala-ii.summary'),
  detail: message('gamesAwari.mangala-ii.detail'),
  regions: ['Western Asia', 'Europe'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 47',
  oracle: 'Mangala_II',
  start: { seedsPerHole: 6 },
  turn: { captureCounts: [2, 4, 6], mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority' },
})

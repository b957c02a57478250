import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Mangala I, played in Northern Africa. */
export const mangalaI = game(OTHER, {
  id: 'mangala-i',
  name: 'Mangala I',
  summary: message('gamesOther.mangala-i.summary'),
  detail: message('gamesOther.mangala-i.detail'),
  regions: ['Northern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 43',
  oracle: 'Mangala_I',
  readings: [message('gamesOther.mangala-i.reading1')],
  start: {
    seedsPerHole: 6,
    layout: { south: [6, 6, 6, 6, 6, 5], north: [6, 6, 6, 6, 6, 5], southStore: 0, northStore: 0 },
  },
  sow: { relay: 'any' },
  turn: { lastHole: 'takeEqual' },
  end: { when: 'majority', leftovers: 'nobody' },
})

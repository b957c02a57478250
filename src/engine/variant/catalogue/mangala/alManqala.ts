import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Al-manqala, played in Western Asia. */
export const alManqala = game(MANGALA, {
  id: 'al-manqala',
  name: 'Al-manqala',
  summary: message('gamesMangala.al-manqala.summary'),
  detail: message('gamesMangala.al-manqala.detail'),
  regions: ['Western Asia'],
  source: 'Mancala World, “Al-manqala”',
  oracle: 'Al-manqala',
  readings: [message('gamesMangala.al-manqala.reading1')],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  turn: { mustFeed: 'yes' },
  end: { when: 'majority', leftovers: 'toUnfedOrNobody', repetition: 'draw' },
})

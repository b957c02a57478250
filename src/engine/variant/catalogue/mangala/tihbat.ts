import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Tihbat, played in Northern Africa. */
export const tihbat = game(MANGALA, {
  id: 'tihbat',
  name: 'Tihbat',
  summary: message('gamesMangala.tihbat.summary'),
  detail: message('gamesMangala.tihbat.detail'),
  regions: ['Northern Africa'],
  source: 'Mancala World, “Tihbat”',
  oracle: 'Tihbat',
  board: { holes: 2 },
  start: { seedsPerHole: 7 },
  turn: { captureCounts: [2, 4, 6, 8], captures: 'one' },
})

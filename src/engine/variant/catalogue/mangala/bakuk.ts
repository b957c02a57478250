import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Bakuk, played in Northern Africa. */
export const bakuk = game(MANGALA, {
  id: 'bakuk',
  name: 'Bakuk',
  summary: message('gamesMangala.bakuk.summary'),
  detail: message('gamesMangala.bakuk.detail'),
  regions: ['Northern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 144',
  oracle: 'Bakuk',
  board: { holes: 3 },
  start: { seedsPerHole: 6 },
  end: { leftovers: 'nobody' },
})

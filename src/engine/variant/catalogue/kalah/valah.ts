import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Valah. */
export const valah = game(KALAH, {
  id: 'valah',
  name: 'Valah',
  summary: message('gamesKalah.valah.summary'),
  detail: message('gamesKalah.valah.detail'),
  regions: ['Americas'],
  source: 'Davies 2025',
  oracle: 'Valah',
  board: { holes: 5 },
  start: { seedsPerHole: 3 },
  sow: { relay: 'any' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

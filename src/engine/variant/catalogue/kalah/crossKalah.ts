import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Cross-Kalah, played in the Americas. */
export const crossKalah = game(KALAH, {
  id: 'cross-kalah',
  name: 'Cross-Kalah',
  summary: message('gamesKalah.cross-kalah.summary'),
  detail: message('gamesKalah.cross-kalah.detail'),
  regions: ['Americas'],
  source: 'Wikipedia, “Cross-Kalah”',
  oracle: 'Cross-Kalah',
  sow: { direction: 'byParity' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

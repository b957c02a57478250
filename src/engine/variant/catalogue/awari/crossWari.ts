import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Cross-Wari, played in the Americas. */
export const crossWari = game(AWARI, {
  id: 'cross-wari',
  name: 'Cross-Wari',
  summary: message('gamesAwari.cross-wari.summary'),
  detail: message('gamesAwari.cross-wari.detail'),
  regions: ['Americas'],
  source: 'Mancala World, “Cross-Wari”',
  oracle: 'Cross-Wari',
  sow: { direction: 'byParity', origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'void' },
  end: { when: 'majority' },
})

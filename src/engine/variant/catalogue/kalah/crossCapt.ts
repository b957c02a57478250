import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** CrossCapt. */
export const crossCapt = game(KALAH, {
  id: 'cross-capt',
  name: 'CrossCapt',
  summary: message('gamesKalah.cross-capt.summary'),
  detail: message('gamesKalah.cross-capt.detail'),
  regions: ['Americas'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 33',
  oracle: 'CrossCapt',
  end: { when: 'moverSideEmpty', leftovers: 'toLastMover', repetition: 'splitEvenly', repeats: 'playOn' },
})

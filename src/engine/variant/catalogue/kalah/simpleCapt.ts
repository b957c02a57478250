import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** SimpleCapt. */
export const simpleCapt = game(KALAH, {
  id: 'simple-capt',
  name: 'SimpleCapt',
  summary: message('gamesKalah.simple-capt.summary'),
  detail: message('gamesKalah.simple-capt.detail'),
  regions: ['Americas'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 25',
  oracle: 'SimpleCapt',
  turn: { lastInOwnEmpty: 'nothing' },
  end: { when: 'moverSideEmpty', leftovers: 'toLastMover', repetition: 'splitEvenly', repeats: 'playOn' },
})

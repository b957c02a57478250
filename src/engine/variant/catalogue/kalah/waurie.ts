import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Waurie, played in the Caribbean. */
export const waurie = game(KALAH, {
  id: 'waurie',
  name: 'Waurie',
  summary: message('gamesKalah.waurie.summary'),
  detail: message('gamesKalah.waurie.detail'),
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 16',
  oracle: 'Waurie',
  sow: { origin: 'skipped' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
  win: { by: 'clear' },
})

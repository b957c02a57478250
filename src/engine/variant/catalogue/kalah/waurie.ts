import { game } from '../preset'
import { KALAH } from './base'

/** Waurie, played in Caribbean. */
export const waurie = game(KALAH, {
  id: 'waurie',
  name: 'Waurie',
  summary: 'The winner is the player who gets rid of all seeds first.',
  detail: 'Seeds are sown into the player’s own store, and a last seed there earns another move.',
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 16',
  oracle: 'Waurie',
  sow: { origin: 'skipped' },
  turn: { lastInOwnEmpty: 'nothing' },
  end: { repetition: 'splitEvenly', repeats: 'playOn' },
  win: { by: 'clear' },
})

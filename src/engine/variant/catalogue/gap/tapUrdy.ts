import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Tap-Urdy, played in Central Asia. */
export const tapUrdy = game(GAP, {
  id: 'tap-urdy',
  name: 'Tap-Urdy',
  summary: message('gamesGap.tap-urdy.summary'),
  detail: message('gamesGap.tap-urdy.detail'),
  regions: ['Central Asia'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 113',
  oracle: 'Tap-Urdy',
  readings: [message('gamesGap.tap-urdy.reading1')],
  sow: { relayFrom: 'lastHole' },
  turn: { evenFrom: 2, afterCapture: 'relayOn' },
  end: { leftovers: 'nobody', repetition: 'draw' },
})

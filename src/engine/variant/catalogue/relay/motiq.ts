import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Motiq, played in Southeast Asia. */
export const motiq = game(RELAY, {
  id: 'motiq',
  name: 'Motiq',
  summary: message('gamesRelay.motiq.summary'),
  detail: message('gamesRelay.motiq.detail'),
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 65',
  oracle: 'Motiq',
  readings: [message('gamesRelay.motiq.reading1')],
  board: { holes: 7 },
  turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
})

import { game } from '../preset'
import { RELAY } from './base'

/** Motiq, played in Southeast Asia. */
export const motiq = game(RELAY, {
  id: 'motiq',
  name: 'Motiq',
  summary:
    'Relay sowing in which a last seed that makes four takes them, and sowing goes on from the next hole.',
  detail: 'Seven holes per side; both rows may be captured from.',
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 65',
  oracle: 'Motiq',
  readings: [
    'One description gives what is left to the last mover; here each player takes what is in the own row.',
  ],
  board: { holes: 7 },
  turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
})

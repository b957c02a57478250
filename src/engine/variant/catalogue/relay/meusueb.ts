import { game } from '../preset'
import { RELAY } from './base'

/** Meusuëb, played in Southeast Asia. */
export const meusueb = game(RELAY, {
  id: 'meusueb',
  name: 'Meusuëb',
  summary: 'Relay sowing in which fours are taken from both rows, and sowing goes on from the next hole.',
  detail: 'Once eight seeds or fewer lie in holes, seeds that fall on the other side go to the opponent.',
  regions: ['Southeast Asia'],
  source: 'Russ 1984, Mancala Games, p. 66',
  oracle: 'Meusueb',
  readings: ['Seeds in hand do not count towards the eight that begin the last phase.'],
  sow: { lateSeeds: 8 },
  turn: { lastInOwn: 'captureCounts', captureCounts: [4], afterCapture: 'sowOn' },
})

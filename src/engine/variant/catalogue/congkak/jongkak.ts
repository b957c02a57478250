import { game } from '../preset'
import { CONGKAK } from './base'

/** Jongkak, played in Southeast Asia. */
export const jongkak = game(CONGKAK, {
  id: 'jongkak',
  name: 'Jongkak',
  summary: 'Relay sowing with captures across; the round ends as soon as the mover’s row is empty.',
  detail: 'Seven holes per side with five seeds each.',
  regions: ['Southeast Asia'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 100',
  oracle: 'Jongkak',
  readings: ['One description starts with seven seeds per hole; here there are five.'],
  start: { seedsPerHole: 5 },
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverSideEmpty', repeats: 'playOn' },
})

import { game } from '../preset'
import { GAP } from './base'

/** Raja Pasu, played in South Asia. */
export const rajaPasu = game(GAP, {
  id: 'raja-pasu',
  name: 'Raja Pasu',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail: 'Fours made in passing go to the owner of the row, but not one made by the last seed of a lap.',
  regions: ['South Asia'],
  source: 'Mancala World, “Raja Pasu”',
  oracle: 'Raja_Pasu',
  readings: [
    'One description lets the winner of a round begin the next, another program the last mover; a single round is played here.',
  ],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  sow: { passing: 'toOwner' },
  turn: { captureCounts: [4] },
})

import { game } from '../preset'
import { ACROSS } from './base'

/** Sadeqa III, played in Eastern Africa. */
export const sadeqaIII = game(ACROSS, {
  id: 'sadeqa-iii',
  name: 'Sadeqa III',
  summary: 'Relay sowing with captures across; the capturing seed stays on the board.',
  detail: 'When a player cannot move, the player who moved last takes what is left.',
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Sadeqa III”',
  oracle: 'Sadeqa_III',
  board: { holes: 8 },
  start: { seedsPerHole: 6 },
  end: { leftovers: 'toLastMover' },
})

import { game } from '../preset'
import { AWARI } from './base'

/** Micro-Wari, played in Europe. */
export const microWari = game(AWARI, {
  id: 'micro-wari',
  name: 'Micro-Wari',
  summary: 'Two holes per side with one seed each, small enough to be understood completely.',
  detail: 'A last seed in an empty hole of the opponent takes itself.',
  regions: ['Europe'],
  source: 'Mancala World, “Micro-Wari”',
  oracle: 'Micro-Wari',
  board: { holes: 2 },
  start: { seedsPerHole: 1 },
  turn: { captureCounts: [1], captures: 'one' },
})

import { game } from '../preset'
import { MANGALA } from './base'

/** Mangala III, played in Eastern Africa. */
export const mangalaIII = game(MANGALA, {
  id: 'mangala-iii',
  name: 'Mangala III',
  summary: 'Sown outward from the middle of the row, capturing a two or a four in either row.',
  detail: 'What is left when a player cannot move is divided equally.',
  regions: ['Eastern Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 81',
  oracle: 'Mangala_III',
  readings: ['One description gives what is left to the owner of each hole; here it is divided equally.'],
  start: { seedsPerHole: 5 },
  lift: { atLeast: 2 },
  sow: { direction: 'outward' },
  turn: { captures: 'one' },
  end: { leftovers: 'halved' },
})

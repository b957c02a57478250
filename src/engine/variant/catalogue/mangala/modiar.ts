import { game } from '../preset'
import { MANGALA } from './base'

/** Modiar, played in Northern Africa. */
export const modiar = game(MANGALA, {
  id: 'modiar',
  name: 'Modiar',
  summary: 'The first seed of every sowing falls back into the hole it was lifted from.',
  detail:
    'Nothing is captured on the first turn, and a move that would empty the opponent’s row is forbidden.',
  regions: ['Northern Africa'],
  source: 'Mancala World, “Modiar”',
  oracle: 'Modiar',
  board: { holes: 3 },
  start: { seedsPerHole: 7 },
  lift: { atLeast: 2 },
  sow: { leave: 'one' },
  turn: { captureCounts: [2, 4, 6], capturesAfter: 1, mustFeed: 'yes', grandSlam: 'forbidden' },
})

import { game } from '../preset'
import { AWARI } from './base'

/** Alemungula, played in Western Africa. */
export const alemungula = game(AWARI, {
  id: 'alemungula',
  name: 'Alemungula',
  summary: 'Each half of a row is sown outward: the left half clockwise, the right half anticlockwise.',
  detail:
    'The middle hole goes either way, and a single seed that has just crossed to the other row may not be carried straight back.',
  regions: ['Western Africa'],
  source: 'Mancala World, “Alemungula”',
  oracle: 'Alemungula',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  lift: { undo: 'barred' },
  sow: { direction: 'outward' },
  turn: { captureCounts: [2, 4] },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Alemungula, played in Western Africa. */
export const alemungula = game(AWARI, {
  id: 'alemungula',
  name: 'Alemungula',
  summary: message('gamesAwari.alemungula.summary'),
  detail: message('gamesAwari.alemungula.detail'),
  regions: ['Western Africa'],
  source: 'Mancala World, “Alemungula”',
  oracle: 'Alemungula',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  lift: { undo: 'barred' },
  sow: { direction: 'outward' },
  turn: { captureCounts: [2, 4] },
})

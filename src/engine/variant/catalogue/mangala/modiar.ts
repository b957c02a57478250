import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Modiar, played in Northern Africa. */
export const modiar = game(MANGALA, {
  id: 'modiar',
  name: 'Modiar',
  summary: message('gamesMangala.modiar.summary'),
  detail: message('gamesMangala.modiar.detail'),
  regions: ['Northern Africa'],
  source: 'Mancala World, “Modiar”',
  oracle: 'Modiar',
  board: { holes: 3 },
  start: { seedsPerHole: 7 },
  lift: { atLeast: 2 },
  sow: { leave: 'one' },
  turn: { captureCounts: [2, 4, 6], capturesAfter: 1, mustFeed: 'yes', grandSlam: 'forbidden' },
})

import { game } from '../preset'
import { ACROSS } from './base'

/** Ndoto, played in Eastern Africa. */
export const ndoto = game(ACROSS, {
  id: 'ndoto',
  name: 'Ndoto',
  summary: 'A single seed may move only into an empty hole.',
  detail: 'Relay sowing with captures across; the capturing seed stays on the board.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 30',
  oracle: 'Ndoto',
  board: { holes: 8 },
  start: { seedsPerHole: 2 },
  lift: { singles: 'ontoEmpty' },
})

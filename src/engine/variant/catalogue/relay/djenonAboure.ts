import { game } from '../preset'
import { RELAY } from './base'

/** Djenon Aboure, played in Western Africa. */
export const djenonAboure = game(RELAY, {
  id: 'djenon-aboure',
  name: 'Djenon Aboure',
  summary: 'Relay sowing with captures of twos and fours from both rows.',
  detail: 'Only holes with at least two seeds may be lifted.',
  regions: ['Western Africa'],
  source: 'Mancala World, “Djenon Aboure”',
  oracle: 'Djenon_Aboure',
  lift: { atLeast: 2 },
  turn: { lastInOwn: 'captureCounts', captures: 'chain' },
})

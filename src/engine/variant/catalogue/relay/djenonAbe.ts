import { game } from '../preset'
import { RELAY } from './base'

/** Djenon Abe, played in Western Africa. */
export const djenonAbe = game(RELAY, {
  id: 'djenon-abe',
  name: 'Djenon Abe',
  summary: 'Relay sowing with captures of twos and fours from both rows, running back from the last seed.',
  detail: 'The opponent must be fed, and what is left at the end is divided equally.',
  regions: ['Western Africa'],
  source: 'Mancala World, “Djenon Abe”',
  oracle: 'Djenon_Abe',
  turn: { lastInOwn: 'captureCounts', captures: 'chain', mustFeed: 'yes' },
  end: { leftovers: 'halved' },
})

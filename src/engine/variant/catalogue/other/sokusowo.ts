import { game } from '../preset'
import { OTHER } from './base'

/** Sokusowó, played in Eastern Africa. */
export const sokusowo = game(OTHER, {
  id: 'sokusowo',
  name: 'Sokusowó',
  summary: 'Before every lap one of the lifted seeds goes to the mover’s store.',
  detail: 'There are no other captures; only holes with at least two seeds may be lifted.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 26',
  oracle: 'Sokusowo',
  board: { holes: 4 },
  lift: { atLeast: 2 },
  sow: { before: 'storeOne', relay: 'any' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** Sokusowó, played in Eastern Africa. */
export const sokusowo = game(OTHER, {
  id: 'sokusowo',
  name: 'Sokusowó',
  summary: message('gamesOther.sokusowo.summary'),
  detail: message('gamesOther.sokusowo.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 26',
  oracle: 'Sokusowo',
  board: { holes: 4 },
  lift: { atLeast: 2 },
  sow: { before: 'storeOne', relay: 'any' },
})

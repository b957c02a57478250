import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Djenon Aboure, played in Western Africa. */
export const djenonAboure = game(RELAY, {
  id: 'djenon-aboure',
  name: 'Djenon Aboure',
  summary: message('gamesRelay.djenon-aboure.summary'),
  detail: message('gamesRelay.djenon-aboure.detail'),
  regions: ['Western Africa'],
  source: 'Mancala World, “Djenon Aboure”',
  oracle: 'Djenon_Aboure',
  lift: { atLeast: 2 },
  turn: { lastInOwn: 'captureCounts', captures: 'chain' },
})

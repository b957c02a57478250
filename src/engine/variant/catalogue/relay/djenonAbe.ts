import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Djenon Abe, played in Western Africa. */
export const djenonAbe = game(RELAY, {
  id: 'djenon-abe',
  name: 'Djenon Abe',
  summary: message('gamesRelay.djenon-abe.summary'),
  detail: message('gamesRelay.djenon-abe.detail'),
  regions: ['Western Africa'],
  source: 'Mancala World, “Djenon Abe”',
  oracle: 'Djenon_Abe',
  turn: { lastInOwn: 'captureCounts', captures: 'chain', mustFeed: 'yes' },
  end: { when: 'majority', leftovers: 'halved' },
})

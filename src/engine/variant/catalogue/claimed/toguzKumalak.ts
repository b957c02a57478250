import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Toguz Kumalak, played in Central Asia and East Asia. */
export const toguzKumalak = game(CLAIMED, {
  id: 'toguz-kumalak',
  name: 'Toguz Kumalak',
  summary: message('gamesClaimed.toguz-kumalak.summary'),
  detail: message('gamesClaimed.toguz-kumalak.detail'),
  regions: ['Central Asia', 'East Asia'],
  otherNames: ['Togyz kumalak', 'Toguz korgool', 'Nine pebbles'],
  source: 'Mancala World, “Toguz Kumalak”',
  oracle: 'Toguz_Kumalak',
  board: { holes: 9 },
  start: { seedsPerHole: 9 },
  sow: { leave: 'oneUnlessSingle', relay: 'never' },
  turn: { lastInOpponents: 'captureCounts', evenFrom: 2 },
  claim: { atCount: 3, places: 'notLastNorSame', most: 'one' },
})

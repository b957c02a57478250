import { game } from '../preset'
import { CLAIMED } from './base'

/** Toguz Kumalak, played in Central Asia and East Asia. */
export const toguzKumalak = game(CLAIMED, {
  id: 'toguz-kumalak',
  name: 'Toguz Kumalak',
  summary:
    'A last seed that makes an even number in the opponent’s row takes it; once per game, one that makes three claims the hole as a tuz.',
  detail:
    'The first seed falls into the hole it was lifted from; the opponent’s last hole, and the number of the other’s tuz, cannot be claimed.',
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

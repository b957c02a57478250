import { game } from '../preset'
import { CLAIMED } from './base'

/** Toguz Xorgol, played in Central Asia. */
export const toguzXorgol = game(CLAIMED, {
  id: 'toguz-xorgol',
  name: 'Toguz Xorgol',
  summary:
    'Sown clockwise; a last seed that makes an even number of four or more in the opponent’s row takes it.',
  detail:
    'One that makes three claims the hole, once per player, but never the opponent’s last hole nor the one across from the other’s claim.',
  regions: ['Central Asia'],
  otherNames: ['Toguz korgool'],
  source: 'Russ 1984, Mancala Games, p. 25',
  oracle: 'Toguz_Xorgol',
  board: { holes: 9 },
  start: { seedsPerHole: 9 },
  sow: { direction: 'clockwise', leave: 'oneUnlessSingle', relay: 'never' },
  turn: { lastInOpponents: 'captureCounts', evenFrom: 4 },
  claim: { atCount: 3, places: 'notLastNorFacing', most: 'one' },
})

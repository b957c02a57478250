import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Toguz Xorgol, played in Central Asia. */
export const toguzXorgol = game(CLAIMED, {
  id: 'toguz-xorgol',
  name: 'Toguz Xorgol',
  summary: message('gamesClaimed.toguz-xorgol.summary'),
  detail: message('gamesClaimed.toguz-xorgol.detail'),
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

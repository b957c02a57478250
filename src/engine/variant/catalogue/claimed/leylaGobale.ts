import { game } from '../preset'
import { CLAIMED } from './base'

/** Leyla-Gobale, played in Eastern Africa. */
export const leylaGobale = game(CLAIMED, {
  id: 'leyla-gobale',
  name: 'Leyla-Gobale',
  summary: 'A last seed in an own empty hole across from exactly three claims both holes.',
  detail: 'Sown clockwise in single laps; across from any other number the capture takes both holes’ seeds.',
  regions: ['Eastern Africa'],
  otherNames: ['Layli goobalay'],
  source: 'Russ 1984, Mancala Games, p. 44',
  oracle: 'Leyla-Gobale',
  board: { holes: 8 },
  sow: { direction: 'clockwise', relay: 'never' },
  turn: { lastInOwnEmpty: 'captureOpposite' },
  claim: { where: 'own', atCount: 3, rule: 'across' },
})

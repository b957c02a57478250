import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Leyla-Gobale, played in Eastern Africa. */
export const leylaGobale = game(CLAIMED, {
  id: 'leyla-gobale',
  name: 'Leyla-Gobale',
  summary: message('gamesClaimed.leyla-gobale.summary'),
  detail: message('gamesClaimed.leyla-gobale.detail'),
  regions: ['Eastern Africa'],
  otherNames: ['Layli goobalay'],
  source: 'Russ 1984, Mancala Games, p. 44',
  oracle: 'Leyla-Gobale',
  board: { holes: 8 },
  sow: { direction: 'clockwise', relay: 'never' },
  turn: { lastInOwnEmpty: 'captureOpposite' },
  claim: { where: 'own', atCount: 3, rule: 'across' },
})

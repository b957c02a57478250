import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Deka, played in Central Africa. */
export const deka = game(CLAIMED, {
  id: 'deka',
  name: 'Deka',
  summary: message('gamesClaimed.deka.summary'),
  detail: message('gamesClaimed.deka.detail'),
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 40',
  oracle: 'Deka',
  start: { seedsPerHole: 2 },
  turn: { capturesAfter: 1 },
  claim: { atCount: 3, rule: 'closing', places: 'notRightmost', sowing: 'notByOpponent' },
  win: { by: 'immobilise' },
})

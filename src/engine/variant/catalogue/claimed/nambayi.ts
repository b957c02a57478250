import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Nambayi, played in Central Africa. */
export const nambayi = game(CLAIMED, {
  id: 'nambayi',
  name: 'Nambayi',
  summary: message('gamesClaimed.nambayi.summary'),
  detail: message('gamesClaimed.nambayi.detail'),
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 41',
  oracle: 'Nambayi',
  board: { holes: 8 },
  start: { seedsPerHole: 3 },
  claim: { rule: 'closing', sowing: 'notByOpponent' },
  win: { by: 'immobilise' },
})

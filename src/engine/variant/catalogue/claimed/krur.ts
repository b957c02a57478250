import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Krur, played in Northern Africa and Western Africa. */
export const krur = game(CLAIMED, {
  id: 'krur',
  name: 'Krur',
  summary: message('gamesClaimed.krur.summary'),
  detail: message('gamesClaimed.krur.detail'),
  regions: ['Northern Africa', 'Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 132',
  oracle: 'Krur',
  board: { holes: 4 },
  claim: { sowing: 'notByOpponent', captured: 'toClaimed' },
  end: { when: 'majority' },
})

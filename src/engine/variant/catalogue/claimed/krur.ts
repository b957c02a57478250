import { game } from '../preset'
import { CLAIMED } from './base'

/** Krur, played in Northern Africa and Western Africa. */
export const krur = game(CLAIMED, {
  id: 'krur',
  name: 'Krur',
  summary:
    'A last seed that makes four in the opponent’s row claims that hole, and the opponent no longer sows into it.',
  detail:
    'A small board of four holes per side; what lies in claimed holes is all that scores before the end.',
  regions: ['Northern Africa', 'Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 132',
  oracle: 'Krur',
  board: { holes: 4 },
  claim: { sowing: 'notByOpponent', captured: 'toClaimed' },
})

import { game } from '../preset'
import { CLAIMED } from './base'

/** Qelat II, played in Eastern Africa. */
export const qelatII = game(CLAIMED, {
  id: 'qelat-ii',
  name: 'Qelat II',
  summary: 'A last seed that makes four claims the hole, in either row.',
  detail: 'A last seed that falls into the opponent’s claimed hole takes itself and one more.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 138',
  oracle: 'Qelat_II',
  claim: { where: 'anywhere', lastSeed: 'takesTwo' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Qelat II, played in Eastern Africa. */
export const qelatII = game(CLAIMED, {
  id: 'qelat-ii',
  name: 'Qelat II',
  summary: message('gamesClaimed.qelat-ii.summary'),
  detail: message('gamesClaimed.qelat-ii.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 138',
  oracle: 'Qelat_II',
  claim: { where: 'anywhere', lastSeed: 'takesTwo' },
  end: { when: 'majority' },
})

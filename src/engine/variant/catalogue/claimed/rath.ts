import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Rath, played in Eastern Africa. */
export const rath = game(CLAIMED, {
  id: 'rath',
  name: 'Rath',
  summary: message('gamesClaimed.rath.summary'),
  detail: message('gamesClaimed.rath.detail'),
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Rath”',
  oracle: 'Rath',
  board: { holes: 8 },
  lift: { atLeast: 2 },
  turn: { noMove: 'pass' },
  claim: {
    where: 'never',
    fixed: 'rightmost',
    sowing: 'lastByOpponent',
    lastSeed: 'takesTwo',
    captured: 'toClaimed',
  },
  end: { when: 'allInStores' },
})

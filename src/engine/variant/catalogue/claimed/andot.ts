import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Andot, played in Northern Africa and Eastern Africa. */
export const andot = game(CLAIMED, {
  id: 'andot',
  name: 'Andot',
  summary: message('gamesClaimed.andot.summary'),
  detail: message('gamesClaimed.andot.detail'),
  regions: ['Northern Africa', 'Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 134',
  oracle: 'Andot',
  lift: { undo: 'barred' },
  sow: { direction: 'outward', relay: 'never' },
  turn: { noMove: 'pass' },
  claim: { where: 'anywhere', places: 'innerAndFarEnds', captured: 'toClaimed' },
  end: { when: 'majority', leftovers: 'nobody', repetition: 'draw' },
})

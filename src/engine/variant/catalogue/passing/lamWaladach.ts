import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Lam Waladach, played in Eastern Africa. */
export const lamWaladach = game(PASSING, {
  id: 'lam-waladach',
  name: 'Lam Waladach',
  summary: message('gamesPassing.lam-waladach.summary'),
  detail: message('gamesPassing.lam-waladach.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 55',
  oracle: 'Lam_Waladach',
  start: { seedsPerHole: 3 },
  turn: { capturesAfter: 1, afterCapture: 'moveAgain', noMove: 'pass' },
  end: { when: 'allInStores', few: 6, fewTo: 'starter' },
})

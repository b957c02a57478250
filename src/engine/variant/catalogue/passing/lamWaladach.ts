import { game } from '../preset'
import { PASSING } from './base'

/** Lam Waladach, played in Eastern Africa. */
export const lamWaladach = game(PASSING, {
  id: 'lam-waladach',
  name: 'Lam Waladach',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them and earns another move.',
  detail:
    'Nothing is captured in the first turn of the round, and the last six seeds go to the player who began.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 55',
  oracle: 'Lam_Waladach',
  start: { seedsPerHole: 3 },
  turn: { capturesAfter: 1, afterCapture: 'moveAgain', noMove: 'pass' },
  end: { when: 'allInStores', few: 6, fewTo: 'starter' },
})

import { game } from '../preset'
import { CLAIMED } from './base'

/** Weg, played in Northern Africa. */
export const weg = game(CLAIMED, {
  id: 'weg',
  name: 'Weg',
  summary: 'A last seed that makes four in the opponent’s row claims that hole as a weg.',
  detail: 'A last seed in the opponent’s weg takes itself and one more and earns another move.',
  regions: ['Northern Africa'],
  source: 'Russ 1984, Mancala Games, p. 48, with details on p. 46',
  oracle: 'Weg',
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  claim: { lastSeed: 'takesTwo' },
  end: { when: 'allInStores' },
})

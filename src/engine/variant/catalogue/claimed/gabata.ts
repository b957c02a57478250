import { game } from '../preset'
import { CLAIMED } from './base'

/** Gabata, played in Eastern Africa. */
export const gabata = game(CLAIMED, {
  id: 'gabata',
  name: 'Gabata',
  summary:
    'A last seed that makes four in the opponent’s row claims that hole, and one in a hole that the opponent has claimed takes itself and one more.',
  detail: 'The first move carries one seed on from every second hole, and a capture earns another move.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 49',
  oracle: 'Gabata',
  sow: { firstMove: 'alternate' },
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  claim: { lastSeed: 'takesTwo' },
  end: { when: 'allInStores' },
})

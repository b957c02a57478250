import { game } from '../preset'
import { ACROSS } from './base'

/** Giuthi, played in Eastern Africa. */
export const giuthi = game(ACROSS, {
  id: 'giuthi',
  name: 'Giuthi',
  summary: 'Every further lap of a move goes the other way, after a first way of the mover’s choice.',
  detail:
    'A last seed in an own empty hole captures across only if the move changed the opponent’s row; otherwise it earns another move.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 37',
  oracle: 'Giuthi',
  board: { holes: 8 },
  start: { seedsPerHole: 6 },
  lift: { atLeast: 2 },
  sow: { direction: 'eitherWay', turning: 'everyLap' },
  turn: {
    acrossAfter: 'opponentsSown',
    capturingSeed: 'taken',
    captures: 'chain',
    chainWay: 'onward',
    noMove: 'pass',
  },
  end: { when: 'allInStores' },
})

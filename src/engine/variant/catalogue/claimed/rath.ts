import { game } from '../preset'
import { CLAIMED } from './base'

/** Rath, played in Eastern Africa. */
export const rath = game(CLAIMED, {
  id: 'rath',
  name: 'Rath',
  summary: 'Each player’s rightmost hole collects seeds from the start and is never lifted.',
  detail: 'Opponents sow into it only with the last seed of a lap, which then takes itself and one more.',
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

import { game } from '../preset'
import { ACROSS } from './base'

/** Dabuda, played in Eastern Africa. */
export const dabuda = game(ACROSS, {
  id: 'dabuda',
  name: 'Dabuda',
  summary: 'Relay sowing with captures across, on a board of ten holes per side.',
  detail:
    'A move must reach the opponent’s row or an own hole that was empty, unless the hole has more seeds than the row has holes.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 32',
  oracle: 'Dabuda',
  board: { holes: 10 },
  lift: { reach: 'opponentOrEmpty' },
  turn: { capturingSeed: 'taken' },
})

import { game } from '../preset'
import { GAP } from './base'

/** Olinda, played in South Asia. */
export const olinda = game(GAP, {
  id: 'olinda',
  name: 'Olinda',
  summary:
    'Whoever moves first chooses a way and keeps it for the round; the other player sows the other way.',
  detail:
    'Sowing goes on from the next hole; before an empty one it ends and takes every second hole as long as empty and filled alternate.',
  regions: ['South Asia'],
  otherNames: ['Olinda keliya'],
  source: 'Russ 1984, Mancala Games, p. 61',
  oracle: 'Olinda',
  board: { holes: 7 },
  sow: { direction: 'firstMoveDecides' },
  turn: { captures: 'chain' },
})

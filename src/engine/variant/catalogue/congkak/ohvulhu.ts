import { game } from '../preset'
import { CONGKAK } from './base'

/** Ohvulhu, played in South Asia. */
export const ohvulhu = game(CONGKAK, {
  id: 'ohvulhu',
  name: 'Ohvulhu',
  summary: 'Relay sowing through the player’s own store, with captures across, on eight holes per side.',
  detail:
    'The round ends when the player to move has no seeds, and each player keeps what lies in the own row.',
  regions: ['South Asia'],
  source: 'Mancala World, “Ohvalhu”',
  oracle: 'Ohvulhu',
  board: { holes: 8 },
  start: { seedsPerHole: 8 },
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverCannotMove', repetition: 'splitEvenly', repeats: 'playOn' },
})

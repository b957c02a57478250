import { game } from '../preset'
import { RELAY } from './base'

/** Hoyito II, played in Caribbean. */
export const hoyitoII = game(RELAY, {
  id: 'hoyito-ii',
  name: 'Hoyito II',
  summary: 'Relay sowing in which fours are taken from the opponent, and every capture earns another move.',
  detail: 'The player who leaves no more than four seeds on the board takes them.',
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 100',
  oracle: 'Hoyito_II',
  readings: [
    'Mancala World lets a player who cannot move pass; here the round ends.',
    'The last seeds are counted on the whole board; another program counts the opponent’s row only.',
  ],
  turn: { captureCounts: [4], captures: 'chain', afterCapture: 'moveAgain' },
  end: { few: 4, fewTo: 'mover' },
})

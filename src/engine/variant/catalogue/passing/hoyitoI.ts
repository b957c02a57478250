import { game } from '../preset'
import { PASSING } from './base'

/** Hoyito I, played in Caribbean. */
export const hoyitoI = game(PASSING, {
  id: 'hoyito-i',
  name: 'Hoyito I',
  summary: 'Every four made while sowing, on either side, is taken by the mover.',
  detail: 'The player who leaves no more than four seeds on the board takes them too.',
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 97',
  oracle: 'Hoyito_I',
  readings: ['Mancala World lets a player who cannot move pass; here the round ends.'],
  sow: { passing: 'toMover' },
  end: { few: 4, fewTo: 'mover' },
})

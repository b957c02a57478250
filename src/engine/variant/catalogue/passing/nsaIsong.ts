import { game } from '../preset'
import { PASSING } from './base'

/** Nsa Isong, played in Western Africa. */
export const nsaIsong = game(PASSING, {
  id: 'nsa-isong',
  name: 'Nsa Isong',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them for the mover.',
  detail: 'Sown clockwise; the round ends with the last four seeds, which go to the mover.',
  regions: ['Western Africa'],
  source: 'Mancala World, “Nsa Isong”',
  oracle: 'Nsa_Isong',
  readings: [
    'The last four seeds go to the player who moved, even when the other’s capture in passing left them.',
  ],
  sow: { direction: 'clockwise' },
  end: { few: 4, fewTo: 'mover' },
})

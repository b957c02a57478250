import { game } from '../preset'
import { PASSING } from './base'

/** Adi II, played in Western Africa. */
export const adiII = game(PASSING, {
  id: 'adi-ii',
  name: 'Adi II',
  summary: 'Fours made in passing in the mover’s own row are taken by the mover.',
  detail:
    'A last seed that makes four takes them in either row; the last four seeds on the board go to the mover.',
  regions: ['Western Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 67–74',
  oracle: 'Adi_II',
  readings: ['One description relays from the next hole; here the hole of the last seed is lifted.'],
  sow: { passing: 'ownToMover' },
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})

import { game } from '../preset'
import { PASSING } from './base'

/** NamNam, played in Western Africa. */
export const namnam = game(PASSING, {
  id: 'namnam',
  name: 'NamNam',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them for the mover.',
  detail: 'An opponent without seeds must be fed, and the last four seeds on the board go to the mover.',
  regions: ['Western Africa'],
  source: 'oware.org, “Nam nam”',
  oracle: 'NamNam',
  readings: [
    'The last four seeds go to the player who moved, even when the other’s capture in passing left them.',
  ],
  turn: { mustFeed: 'yes' },
  end: { few: 4, fewTo: 'mover' },
})

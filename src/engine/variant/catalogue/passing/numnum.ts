import { game } from '../preset'
import { PASSING } from './base'

/** NumNum, played in Western Africa. */
export const numnum = game(PASSING, {
  id: 'numnum',
  name: 'NumNum',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them for the mover.',
  detail: 'A player who cannot move passes, and the last four seeds on the board go to the mover.',
  regions: ['Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 54',
  oracle: 'NumNum',
  readings: [
    'The last four seeds go to the player who moved, even when the other’s capture in passing left them.',
  ],
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})

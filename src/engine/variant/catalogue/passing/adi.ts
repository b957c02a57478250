import { game } from '../preset'
import { PASSING } from './base'

/** Adi, played in Western Africa. */
export const adi = game(PASSING, {
  id: 'adi',
  name: 'Adi',
  summary: 'Every hole that reaches four while seeds are sown is taken at once by the owner of its row.',
  detail:
    'A last seed that makes four takes them for the mover; whoever leaves no more than four seeds on the board takes those too.',
  regions: ['Western Africa'],
  source: 'Russ 1984, Mancala Games, p. 53',
  oracle: 'Adi',
  readings: [
    'The last four seeds go to the player who moved, even when the other’s capture in passing left them.',
  ],
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})

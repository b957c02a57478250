import { game } from '../preset'
import { PASSING } from './base'

/** Ba-awa, played in Western Africa. */
export const baAwa = game(PASSING, {
  id: 'ba-awa',
  name: 'Ba-awa',
  summary: 'Fours made in passing belong to the owner of the row; a last seed that makes four takes them.',
  detail: 'Once eight seeds or fewer are left, they go to the player who began the round.',
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 150',
  oracle: 'Ba-awa',
  end: { few: 8, fewTo: 'starter' },
})

import { game } from '../preset'
import { PASSING } from './base'

/** Rio Kadalis, played in Eastern Africa. */
export const rioKadalis = game(PASSING, {
  id: 'rio-kadalis',
  name: 'Rio Kadalis',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them for the mover.',
  detail: 'When a player cannot move, each player keeps what lies in the own row.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 94',
  oracle: 'Rio_Kadalis',
})

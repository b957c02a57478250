import { game } from '../preset'
import { PASSING } from './base'

/** Obridjie, played in Eastern Africa. */
export const obridjie = game(PASSING, {
  id: 'obridjie',
  name: 'Obridjie',
  summary:
    'Fours made in passing belong to the owner of the row; a last seed that makes four takes them for the mover.',
  detail: 'Seeds left when a player cannot move count for nobody.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 21',
  oracle: 'Obridjie',
  end: { leftovers: 'nobody', repetition: 'draw' },
})

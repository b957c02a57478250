import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Obridjie, played in Eastern Africa. */
export const obridjie = game(PASSING, {
  id: 'obridjie',
  name: 'Obridjie',
  summary: message('gamesPassing.obridjie.summary'),
  detail: message('gamesPassing.obridjie.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 21',
  oracle: 'Obridjie',
  end: { leftovers: 'nobody', repetition: 'draw' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Rio Kadalis, played in Eastern Africa. */
export const rioKadalis = game(PASSING, {
  id: 'rio-kadalis',
  name: 'Rio Kadalis',
  summary: message('gamesPassing.rio-kadalis.summary'),
  detail: message('gamesPassing.rio-kadalis.detail'),
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 94',
  oracle: 'Rio_Kadalis',
})

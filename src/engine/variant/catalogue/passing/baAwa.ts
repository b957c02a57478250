import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Ba-awa, played in Western Africa. */
export const baAwa = game(PASSING, {
  id: 'ba-awa',
  name: 'Ba-awa',
  summary: message('gamesPassing.ba-awa.summary'),
  detail: message('gamesPassing.ba-awa.detail'),
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 150',
  oracle: 'Ba-awa',
  end: { few: 8, fewTo: 'starter' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Hoyito I, played in the Caribbean. */
export const hoyitoI = game(PASSING, {
  id: 'hoyito-i',
  name: 'Hoyito I',
  summary: message('gamesPassing.hoyito-i.summary'),
  detail: message('gamesPassing.hoyito-i.detail'),
  regions: ['Caribbean'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 97',
  oracle: 'Hoyito_I',
  readings: [message('gamesPassing.hoyito-i.reading1')],
  sow: { passing: 'toMover' },
  end: { few: 4, fewTo: 'mover' },
})

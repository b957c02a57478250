import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Kalah(m, n). */
export const kalah = game(KALAH, {
  id: 'kalah',
  name: 'Kalah',
  summary: message('gamesKalah.kalah.summary'),
  detail: message('gamesKalah.kalah.detail'),
  regions: ['Americas'],
  source: 'Pok 2001, The Game of Kalah',
  readings: [message('gamesKalah.kalah.reading1'), message('gamesKalah.kalah.reading2')],
})

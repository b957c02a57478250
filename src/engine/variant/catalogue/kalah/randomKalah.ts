import { message } from '../../../../locales/message'
import { game } from '../preset'
import { KALAH } from './base'

/** Random Kalah, a modern game. */
export const randomKalah = game(KALAH, {
  id: 'random-kalah',
  name: 'Random Kalah',
  summary: message('gamesKalah.random-kalah.summary'),
  detail: message('gamesKalah.random-kalah.detail'),
  regions: ['Americas'],
  source: 'Davies 2025',
  oracle: 'Random-Kalah',
  readings: [message('gamesKalah.random-kalah.reading1')],
  end: { when: 'moverCannotMove' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah with strictly alternating turns. */
export const kalahAlt = game(kalah, {
  id: 'kalah-alt',
  name: 'KalahAlt',
  summary: message('gamesKalah.kalah-alt.summary'),
  detail: message('gamesKalah.kalah-alt.detail'),
  regions: ['Americas'],
  turn: { lastInStore: 'turnOver' },
  readings: [message('gamesKalah.kalah-alt.reading1')],
})

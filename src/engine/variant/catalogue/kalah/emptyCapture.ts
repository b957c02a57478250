import { message } from '../../../../locales/message'
import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah in which a capture across an empty hole takes the last seed. */
export const emptyCapture = game(kalah, {
  id: 'kalah-empty-capture',
  name: 'Kalah with empty capture',
  summary: message('gamesKalah.kalah-empty-capture.summary'),
  detail: message('gamesKalah.kalah-empty-capture.detail'),
  regions: ['Americas'],
  source: 'Irving, Donkers & Uiterwijk 2000, Solving Kalah',
  turn: { emptyOpposite: 'takeLast' },
  readings: [message('gamesKalah.kalah-empty-capture.reading1')],
})

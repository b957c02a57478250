import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah with strictly alternating turns. */
export const kalahAlt = game(kalah, {
  id: 'kalah-alt',
  name: 'KalahAlt',
  summary: 'Kalah with turns that always alternate.',
  turn: { lastInStore: 'turnOver' },
})

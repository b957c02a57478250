import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah with strictly alternating turns. */
export const kalahAlt = game(kalah, {
  id: 'kalah-alt',
  name: 'KalahAlt',
  summary: 'Kalah in which the turn always passes to the other player.',
  detail: 'A last seed in the store earns no further move.',
  regions: ['Americas'],
  turn: { lastInStore: 'turnOver' },
})

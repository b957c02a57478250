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
  readings: [
    'The rules of the report do not say whether the last seed is taken when the hole across is empty. A proof in it that speaks of a half-capture points to taking it. Nothing is taken here, as in Kalah. The strategy that is claimed never to lose is checked under both rules.',
  ],
})

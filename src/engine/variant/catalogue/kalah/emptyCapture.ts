import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah in which a capture across an empty hole takes the last seed. */
export const emptyCapture = game(kalah, {
  id: 'kalah-empty-capture',
  name: 'Kalah with empty capture',
  summary: 'Kalah, the last seed is taken even when nothing lies across.',
  source: 'Irving, Donkers & Uiterwijk 2000, Solving Kalah',
  turn: { emptyOpposite: 'takeLast' },
})

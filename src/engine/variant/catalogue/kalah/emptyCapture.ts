import { game } from '../preset'
import { kalah } from './kalah'

/** Kalah in which a capture across an empty hole takes the last seed. */
export const emptyCapture = game(kalah, {
  id: 'kalah-empty-capture',
  name: 'Kalah with empty capture',
  summary: 'Kalah in which a capture takes the last seed even when the opposite hole is empty.',
  detail: 'Sources leave open which of the two readings is meant; plain kalah follows the other one.',
  regions: ['Americas'],
  source: 'Irving, Donkers & Uiterwijk 2000, Solving Kalah',
  turn: { emptyOpposite: 'takeLast' },
  readings: [
    'Irving et al. publish a win, a draw or a loss. Who wins comes first here too; where games are solved, both players also go for the largest margin.',
  ],
})

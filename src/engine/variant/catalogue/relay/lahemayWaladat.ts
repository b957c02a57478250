import { game } from '../preset'
import { RELAY } from './base'

/** Lahemay Waladat, played in Eastern Africa. */
export const lahemayWaladat = game(RELAY, {
  id: 'lahemay-waladat',
  name: 'Lahemay Waladat',
  summary:
    'Relay sowing in which a last seed that makes three takes them, and sowing goes on from the next hole.',
  detail: 'The player who moved last takes what is left.',
  regions: ['Eastern Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 91',
  oracle: 'Lahemay_Waladat',
  turn: { lastInOwn: 'captureCounts', captureCounts: [3], afterCapture: 'sowOn' },
  end: { leftovers: 'toLastMover' },
})

import { game } from '../preset'
import { ACROSS } from './base'

/** Mbothe, played in Eastern Africa. */
export const mbothe = game(ACROSS, {
  id: 'mbothe',
  name: 'Mbothe',
  summary:
    'Pairs in the opponent’s row are passed over by every lap, and a pair captured across earns another move.',
  detail: 'The first move is a plain relay; when only pairs are left, the rightmost must be lifted.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 35; opening move after Wikipedia',
  oracle: 'Mbothe',
  board: { holes: 10 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResortRightmost' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], afterCapture: 'moveAgain' },
})

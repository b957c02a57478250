import { game } from '../preset'
import { ACROSS } from './base'

/** Lamlameta, played in Eastern Africa. */
export const lamlameta = game(ACROSS, {
  id: 'lamlameta',
  name: 'Lamlameta',
  summary:
    'Pairs in the opponent’s row are passed over by every lap, and a capture across a pair takes all pairs there.',
  detail:
    'The first move starts from one of the two rightmost holes; holes with two may be lifted only when nothing else is left.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 35',
  oracle: 'Lamlameta',
  board: { holes: 12 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResort', opening: 'twoRightmost' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], takesToo: 'opponentsCounts', capturesAfter: 1 },
})

import { game } from '../preset'
import { ACROSS } from './base'

/** Lami, played in Eastern Africa. */
export const lami = game(ACROSS, {
  id: 'lami',
  name: 'Lami',
  summary:
    'Pairs in the opponent’s row are passed over by every lap, and a capture across a pair takes all pairs there.',
  detail:
    'The first move is a plain relay, and holes with two seeds may be lifted only when nothing else is left.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 36',
  oracle: 'Lami',
  board: { holes: 10 },
  start: { seedsPerHole: 2 },
  lift: { pairs: 'lastResort' },
  sow: { skips: 'opponentsAt', firstMove: 'plainRelay' },
  turn: { acrossCounts: 'captureCounts', captureCounts: [2], takesToo: 'opponentsCounts', capturesAfter: 1 },
})

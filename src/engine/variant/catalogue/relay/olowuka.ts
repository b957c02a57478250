import { game } from '../preset'
import { RELAY } from './base'

/** Olowuka, played in Western Africa. */
export const olowuka = game(RELAY, {
  id: 'olowuka',
  name: 'Olowuka',
  summary: 'Sowing goes on only from a hole that has at least four seeds.',
  detail:
    'Twos and threes are taken from the opponent; a capture of everything leaves the rightmost hole, as the mover sees it.',
  regions: ['Western Africa'],
  source: 'Mancala World, “Olowuka”',
  oracle: 'Olowuka',
  sow: { relayIf: 'atLeast', relayCount: 4 },
  turn: { captureCounts: [2, 3], captures: 'chain', grandSlam: 'leavesRight' },
})

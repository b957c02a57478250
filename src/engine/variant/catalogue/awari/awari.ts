import { game } from '../preset'
import { AWARI } from './base'

/** Awari, also called oware. */
export const awari = game(AWARI, {
  id: 'awari',
  name: 'Awari',
  summary: 'Captures twos and threes from the opponent, who must be fed.',
  detail: 'Romein and Bal solved it in 2003: with best play on both sides it is a draw.',
  regions: ['Western Africa', 'Caribbean', 'Americas'],
  otherNames: ['Oware', 'Wari'],
  source: 'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
  sow: { origin: 'skipped' },
  turn: { mustFeed: 'yes', grandSlam: 'ifForced' },
  end: { repeats: 'stop' },
  readings: [
    'A move that would capture everything the opponent has may be chosen only by a player who has no other move, as Romein & Bal play it. Elsewhere such a move is allowed, or captures nothing: see Oware.',
    'Romein & Bal divide the seeds that are left evenly when play goes on without end. Here that happens when a position comes again; an odd seed counts for nobody.',
    'A player must feed an opponent who has no seeds. A move feeds if it leaves seeds there when it is over; seeds that it puts there and captures again do not count.',
  ],
})

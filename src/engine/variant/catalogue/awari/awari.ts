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
  turn: { mustFeed: 'yes' },
  end: { repetition: 'shareBySide', repeats: 'stop' },
  readings: [
    'Romein & Bal allow a capture of everything the opponent has only to a player who has no other move. This preset allows it to everybody; choose “only if forced” for their rule.',
    'Romein & Bal divide the seeds that are left evenly when a position repeats. In this preset each player takes the seeds on their own side.',
    'A player must feed an opponent who has no seeds. A move feeds if it leaves seeds there when it is over; seeds that it puts there and captures again do not count.',
  ],
})

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
})

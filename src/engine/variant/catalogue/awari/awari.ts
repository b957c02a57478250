import { BASE } from '../base'
import { game } from '../preset'

/** Awari, also called oware. */
export const awari = game(BASE, {
  id: 'awari',
  name: 'Awari',
  summary: 'Capture twos and threes from the opponent; the opponent must be fed.',
  source: 'Romein & Bal 2003, Solving Awari with parallel retrograde analysis',
  board: { stores: 'capturesOnly' },
  sow: { origin: 'skipped' },
  turn: { lastInOpponents: 'captureCounts', captureCounts: [2, 3], captures: 'chain', mustFeed: 'yes' },
})

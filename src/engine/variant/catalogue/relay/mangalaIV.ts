import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Mangala IV, played in Western Asia. */
export const mangalaIV = game(RELAY, {
  id: 'mangala-iv',
  name: 'Mangala IV',
  summary: message('gamesRelay.mangala-iv.summary'),
  detail: message('gamesRelay.mangala-iv.detail'),
  regions: ['Western Asia'],
  source: 'Mancala World, “Mangala IV”',
  oracle: 'Mangala_IV',
  readings: [message('gamesRelay.mangala-iv.reading1')],
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  turn: { lastInOwn: 'captureCounts', captures: 'chain', noMove: 'pass' },
  end: { when: 'majority' },
})

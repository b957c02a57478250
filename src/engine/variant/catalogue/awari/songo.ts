import { game } from '../preset'
import { AWARI } from './base'

/** Songo, played in Central Africa. */
export const songo = game(AWARI, {
  id: 'songo',
  name: 'Songo',
  summary: 'Played clockwise with seven holes and five seeds, capturing twos and fours from the opponent.',
  detail: 'Captures run back over the holes just sown, and an opponent without seeds must be fed.',
  regions: ['Central Africa'],
  source: 'Russ 1984, Mancala Games, p. 19',
  oracle: 'Songo',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  sow: { direction: 'clockwise', origin: 'skipped' },
  turn: { captureCounts: [2, 4], mustFeed: 'yes' },
})

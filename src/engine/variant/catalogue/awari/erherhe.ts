import { game } from '../preset'
import { AWARI } from './base'

/** Erherhe, played in Africa. */
export const erherhe = game(AWARI, {
  id: 'erherhe',
  name: 'Erherhe',
  summary: 'Captures ones and threes from the opponent, so even a last seed in an empty hole takes itself.',
  detail: 'The opponent must be fed when out of seeds.',
  regions: ['Africa'],
  source: 'Russ 1984, Mancala Games, p. 19',
  oracle: 'Erherhe',
  sow: { origin: 'skipped' },
  turn: { captureCounts: [1, 3], mustFeed: 'yes' },
})

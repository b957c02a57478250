import { message } from '../../../../locales/message'
import { game } from '../preset'
import { OTHER } from './base'

/** No Sides, an example. */
export const noSides = game(OTHER, {
  id: 'no-sides',
  name: 'No Sides',
  summary: message('gamesOther.no-sides.summary'),
  detail: message('gamesOther.no-sides.detail'),
  regions: ['Americas'],
  source: 'MancalaGames, example',
  oracle: 'NoSides',
  board: { holes: 5 },
  start: { seedsPerHole: 2 },
  lift: { reach: 'bothRows' },
  sow: { origin: 'skipped' },
  turn: { lastInOpponents: 'captureCounts', lastInOwn: 'captureCounts', captureCounts: [2] },
  end: { when: 'majority', leftovers: 'nobody' },
})

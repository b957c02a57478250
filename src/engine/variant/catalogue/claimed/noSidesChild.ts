import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** No Sides Child, an example. */
export const noSidesChild = game(CLAIMED, {
  id: 'no-sides-child',
  name: 'No Sides Child',
  summary: message('gamesClaimed.no-sides-child.summary'),
  detail: message('gamesClaimed.no-sides-child.detail'),
  regions: ['Americas'],
  source: 'MancalaGames, example',
  oracle: 'NoSidesChild',
  board: { holes: 7 },
  start: { seedsPerHole: 2 },
  lift: { reach: 'bothRows' },
  sow: { direction: 'eitherWay', origin: 'skipped', relay: 'never' },
  turn: { lastInOpponents: 'captureCounts', lastInOwn: 'captureCounts', captureCounts: [2] },
  claim: { where: 'anywhere' },
  end: { when: 'majority', leftovers: 'nobody' },
})

import { twoEmptyAtRight } from '../layouts'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Enkeshui, played in Eastern Africa. */
export const enkeshui = game(CLAIMED, {
  id: 'enkeshui',
  name: 'Enkeshui',
  summary: 'A last seed that makes four claims the hole; with a neighbour of three, both are claimed.',
  detail:
    'Relay sowing with captures across that run on as long as the next own hole is empty; two holes per side start empty.',
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 42',
  oracle: 'Enkeshui',
  pattern: twoEmptyAtRight,
  board: { holes: 8 },
  turn: { lastInOwnEmpty: 'captureOpposite', captures: 'chain', chainWay: 'onward' },
  claim: { where: 'anywhere', rule: 'countOrPair' },
})

import { message } from '../../../../locales/message'
import { twoEmptyAtRight } from '../layouts'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Enkeshui, played in Eastern Africa. */
export const enkeshui = game(CLAIMED, {
  id: 'enkeshui',
  name: 'Enkeshui',
  summary: message('gamesClaimed.enkeshui.summary'),
  detail: message('gamesClaimed.enkeshui.detail'),
  regions: ['Eastern Africa'],
  source: 'Russ 1984, Mancala Games, p. 42',
  oracle: 'Enkeshui',
  pattern: twoEmptyAtRight,
  board: { holes: 8 },
  turn: { lastInOwnEmpty: 'captureOpposite', captures: 'chain', chainWay: 'onward' },
  claim: { where: 'anywhere', rule: 'countOrPair' },
})

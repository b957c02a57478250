import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CLAIMED } from './base'

/** Embeli, played in Central Africa. */
export const embeli = game(CLAIMED, {
  id: 'embeli',
  name: 'Embeli',
  summary: message('gamesClaimed.embeli.summary'),
  detail: message('gamesClaimed.embeli.detail'),
  regions: ['Central Africa'],
  source: 'Mancala World, “Embeli”',
  oracle: 'Embeli',
  board: { holes: 11 },
  lift: { atLeast: 2 },
  claim: { rule: 'closing', places: 'notRightmost', sowing: 'notByOpponent' },
  win: { by: 'immobilise' },
})

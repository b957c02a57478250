import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Olinda, played in South Asia. */
export const olinda = game(GAP, {
  id: 'olinda',
  name: 'Olinda',
  summary: message('gamesGap.olinda.summary'),
  detail: message('gamesGap.olinda.detail'),
  regions: ['South Asia'],
  otherNames: ['Olinda keliya'],
  source: 'Russ 1984, Mancala Games, p. 61',
  oracle: 'Olinda',
  board: { holes: 7 },
  sow: { direction: 'firstMoveDecides' },
  turn: { captures: 'chain' },
})

import { message } from '../../../../locales/message'
import { oneMoreAtRight } from '../layouts'
import { game } from '../preset'
import { GAP } from './base'

/** Bay Khom, played in Southeast Asia. */
export const bayKhom = game(GAP, {
  id: 'bay-khom',
  name: 'Bay Khom',
  summary: message('gamesGap.bay-khom.summary'),
  detail: message('gamesGap.bay-khom.detail'),
  regions: ['Southeast Asia'],
  source: 'Mancala World, “Bay Khom”',
  oracle: 'Bay_Khom',
  pattern: oneMoreAtRight,
  board: { holes: 5 },
  sow: { direction: 'eitherWay' },
  turn: { captures: 'chain' },
})

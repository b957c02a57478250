import { oneMoreAtRight } from '../layouts'
import { game } from '../preset'
import { GAP } from './base'

/** Bay Khom, played in Southeast Asia. */
export const bayKhom = game(GAP, {
  id: 'bay-khom',
  name: 'Bay Khom',
  summary: 'The mover chooses the way, and sowing goes on from the hole after the last seed.',
  detail:
    'When that hole is empty the one beyond it is taken, and so on as long as empty and filled holes alternate.',
  regions: ['Southeast Asia'],
  source: 'Mancala World, “Bay Khom”',
  oracle: 'Bay_Khom',
  pattern: oneMoreAtRight,
  board: { holes: 5 },
  sow: { direction: 'eitherWay' },
  turn: { captures: 'chain' },
})

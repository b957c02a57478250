import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Enlightenment, a modern game. */
export const enlightenment = game(PASSING, {
  id: 'enlightenment',
  name: 'Enlightenment',
  summary: message('gamesPassing.enlightenment.summary'),
  detail: message('gamesPassing.enlightenment.detail'),
  regions: ['Americas'],
  source: 'Davies 2025',
  oracle: 'Enlightenment',
  board: { holes: 5 },
  lift: { reach: 'bothRows', undo: 'barred' },
  sow: { direction: 'outward', relay: 'never', passing: 'toOwnerWithLast' },
  turn: { captureCounts: [2, 4], lastInOpponents: 'nothing', lastInOwn: 'nothing', noMove: 'roundEnds' },
  end: { when: 'eitherSideEmpty', few: 0 },
  win: { by: 'clear' },
})

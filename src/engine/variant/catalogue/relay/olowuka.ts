import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Olowuka, played in Western Africa. */
export const olowuka = game(RELAY, {
  id: 'olowuka',
  name: 'Olowuka',
  summary: message('gamesRelay.olowuka.summary'),
  detail: message('gamesRelay.olowuka.detail'),
  regions: ['Western Africa'],
  source: 'Mancala World, “Olowuka”',
  oracle: 'Olowuka',
  sow: { relayIf: 'atLeast', relayCount: 4 },
  turn: { captureCounts: [2, 3], captures: 'chain', grandSlam: 'leavesRight' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Ot-tjin, played in Southeast Asia. */
export const otTjin = game(RELAY, {
  id: 'ot-tjin',
  name: 'Ot-tjin',
  summary: message('gamesRelay.ot-tjin.summary'),
  detail: message('gamesRelay.ot-tjin.detail'),
  regions: ['Southeast Asia'],
  otherNames: ['Aw-li On-nam Ot-tjin'],
  source: 'Russ 1984, Mancala Games, p. 64',
  oracle: 'Ot-tjin',
  board: { holes: 10 },
  start: { seedsPerHole: 3 },
  sow: { direction: 'clockwise' },
  turn: { lastInOwn: 'captureCounts', captureCounts: [3] },
})

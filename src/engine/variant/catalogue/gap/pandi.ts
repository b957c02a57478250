import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Pandi, played in South Asia. */
export const pandi = game(GAP, {
  id: 'pandi',
  name: 'Pandi',
  summary: message('gamesGap.pandi.summary'),
  detail: message('gamesGap.pandi.detail'),
  regions: ['South Asia'],
  source: 'Russ 1984, Mancala Games, p. 60',
  oracle: 'Pandi',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  sow: { passing: 'toOwnerWithLast' },
  turn: { captureCounts: [4], takesToo: 'opposite' },
})

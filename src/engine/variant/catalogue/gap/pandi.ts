import { game } from '../preset'
import { GAP } from './base'

/** Pandi, played in South Asia. */
export const pandi = game(GAP, {
  id: 'pandi',
  name: 'Pandi',
  summary: 'A hole taken beyond an empty one brings the hole across from it as well.',
  detail: 'Every four that comes about while sowing goes at once to the owner of its row.',
  regions: ['South Asia'],
  source: 'Russ 1984, Mancala Games, p. 60',
  oracle: 'Pandi',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  sow: { passing: 'toOwnerWithLast' },
  turn: { captureCounts: [4], takesToo: 'opposite' },
})

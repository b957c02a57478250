import { game } from '../preset'
import { GAP } from './base'

/** Pallam Kuzhi, played in South Asia. */
export const pallamKuzhi = game(GAP, {
  id: 'pallam-kuzhi',
  name: 'Pallam Kuzhi',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail: 'Every four that comes about while sowing goes at once to the owner of its row.',
  regions: ['South Asia'],
  otherNames: ['Pallanguzhi'],
  source: 'Russ 1984, Mancala Games, p. 58',
  oracle: 'Pallam_Kuzhi',
  board: { holes: 7 },
  sow: { passing: 'toOwnerWithLast' },
  turn: { captureCounts: [4] },
})

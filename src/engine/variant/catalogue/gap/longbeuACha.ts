import { game } from '../preset'
import { GAP } from './base'

/** Longbeu-a-cha, played in South Asia. */
export const longbeuACha = game(GAP, {
  id: 'longbeu-a-cha',
  name: 'Longbeu-a-cha',
  summary: 'Sowing goes on from the hole after the last seed; if it is empty, the hole beyond it is taken.',
  detail: 'Captures go on as long as empty and filled holes alternate.',
  regions: ['South Asia'],
  otherNames: ['Walak-pussa'],
  source: 'Russ 1984, Mancala Games, p. 60',
  oracle: 'Longbeu-a-cha',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  turn: { captures: 'chain' },
})

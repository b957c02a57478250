import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Longbeu-a-cha, played in South Asia. */
export const longbeuACha = game(GAP, {
  id: 'longbeu-a-cha',
  name: 'Longbeu-a-cha',
  summary: message('gamesGap.longbeu-a-cha.summary'),
  detail: message('gamesGap.longbeu-a-cha.detail'),
  regions: ['South Asia'],
  otherNames: ['Walak-pussa'],
  source: 'Russ 1984, Mancala Games, p. 60',
  oracle: 'Longbeu-a-cha',
  board: { holes: 5 },
  start: { seedsPerHole: 5 },
  turn: { captures: 'chain' },
})

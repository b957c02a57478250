import { message } from '../../../../locales/message'
import { game } from '../preset'
import { AWARI } from './base'

/** Micro-Wari, played in Europe. */
export const microWari = game(AWARI, {
  id: 'micro-wari',
  name: 'Micro-Wari',
  summary: message('gamesAwari.micro-wari.summary'),
  detail: message('gamesAwari.micro-wari.detail'),
  regions: ['Europe'],
  source: 'Mancala World, “Micro-Wari”',
  oracle: 'Micro-Wari',
  board: { holes: 2 },
  start: { seedsPerHole: 1 },
  turn: { captureCounts: [1], captures: 'one' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { CONGKAK } from './base'

/** Jongkak, played in Southeast Asia. */
export const jongkak = game(CONGKAK, {
  id: 'jongkak',
  name: 'Jongkak',
  summary: message('gamesCongkak.jongkak.summary'),
  detail: message('gamesCongkak.jongkak.detail'),
  regions: ['Southeast Asia'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 100',
  oracle: 'Jongkak',
  readings: [message('gamesCongkak.jongkak.reading1')],
  start: { seedsPerHole: 5 },
  turn: { noMove: 'roundEnds' },
  end: { when: 'moverSideEmpty', repeats: 'playOn' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { RELAY } from './base'

/** Mandoli, played in Europe. */
export const mandoli = game(RELAY, {
  id: 'mandoli',
  name: 'Mandoli',
  summary: message('gamesRelay.mandoli.summary'),
  detail: message('gamesRelay.mandoli.detail'),
  regions: ['Europe'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 19',
  oracle: 'Mandoli',
  start: { seedsPerHole: 6 },
  turn: {
    lastInOwn: 'captureCounts',
    captureCounts: [],
    evenFrom: 2,
    captures: 'chain',
    chainMost: 2,
    capturesAfter: 2,
  },
  end: { leftovers: 'nobody', repetition: 'draw' },
})

import { game } from '../preset'
import { RELAY } from './base'

/** Mandoli, played in Europe. */
export const mandoli = game(RELAY, {
  id: 'mandoli',
  name: 'Mandoli',
  summary: 'Relay sowing in which any even number of seeds is taken, two holes at most per move.',
  detail: 'Nothing is captured in each player’s first turn.',
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

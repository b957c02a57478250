import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Mangala III, played in Eastern Africa. */
export const mangalaIII = game(MANGALA, {
  id: 'mangala-iii',
  name: 'Mangala III',
  summary: message('gamesMangala.mangala-iii.summary'),
  detail: message('gamesMangala.mangala-iii.detail'),
  regions: ['Eastern Africa'],
  source: 'Hanson & Hanson 2003, All about Mancala, p. 81',
  oracle: 'Mangala_III',
  readings: [message('gamesMangala.mangala-iii.reading1')],
  start: { seedsPerHole: 5 },
  lift: { atLeast: 2 },
  sow: { direction: 'outward' },
  turn: { captures: 'one' },
  end: { leftovers: 'halved' },
})

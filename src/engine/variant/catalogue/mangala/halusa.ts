import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Halusa, played in Western Asia. */
export const halusa = game(MANGALA, {
  id: 'halusa',
  name: 'Halusa',
  summary: message('gamesMangala.halusa.summary'),
  detail: message('gamesMangala.halusa.detail'),
  regions: ['Western Asia'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 353',
  oracle: 'Halusa',
  start: { seedsPerHole: 6 },
  turn: { lastInOpponents: 'nothing', captureCounts: [], evenFrom: 2, captures: 'one', mustFeed: 'yes' },
  end: { when: 'majority', leftovers: 'toUnfed', repetition: 'shareBySide' },
})

import { game } from '../preset'
import { OTHER } from './base'

/** Gelech, played in Western Africa. */
export const gelech = game(OTHER, {
  id: 'gelech',
  name: 'Gelech',
  summary: 'Before sowing, every single seed in the mover’s row takes the hole across from it.',
  detail: 'The mover chooses the way, and may not lift from a hole that faces a single seed.',
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 30',
  oracle: 'Gelech',
  lift: { facing: 'notFacingSingle' },
  sow: { direction: 'eitherWay', before: 'singlesAcross' },
  end: { leftovers: 'toLastMover' },
})

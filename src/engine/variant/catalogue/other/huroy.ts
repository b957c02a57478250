import { game } from '../preset'
import { OTHER } from './base'

/** Huroy, played in Western Africa. */
export const huroy = game(OTHER, {
  id: 'huroy',
  name: 'Huroy',
  summary: 'Before sowing, every single seed in the mover’s row takes the hole across from it.',
  detail: 'The mover chooses the way of every sowing.',
  regions: ['Western Africa'],
  source: 'Valdez 2023, 50 Ways to Play Mancala, p. 28',
  oracle: 'Huroy',
  sow: { direction: 'eitherWay', before: 'singlesAcross' },
  end: { leftovers: 'toLastMover' },
})

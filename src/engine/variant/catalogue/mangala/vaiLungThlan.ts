import { game } from '../preset'
import { MANGALA } from './base'

/** Vai lung thlan, played in South Asia. */
export const vaiLungThlan = game(MANGALA, {
  id: 'vai-lung-thlan',
  name: 'Vai lung thlan',
  summary:
    'A last seed that falls into an empty hole is taken, with every single seed in an unbroken line before it.',
  detail: 'Sown clockwise with six holes and five seeds; a player without seeds passes.',
  regions: ['South Asia'],
  otherNames: ['Vai Lun Thlan'],
  source: 'Mohr 1993, The New Games Treasury, p. 99',
  oracle: 'Vai_Lun_Thlan',
  start: { seedsPerHole: 5 },
  sow: { direction: 'clockwise' },
  turn: { captureCounts: [1], noMove: 'pass' },
  end: { when: 'allInStores' },
})

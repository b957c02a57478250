import { message } from '../../../../locales/message'
import { game } from '../preset'
import { MANGALA } from './base'

/** Vai lung thlan, played in South Asia. */
export const vaiLungThlan = game(MANGALA, {
  id: 'vai-lung-thlan',
  name: 'Vai lung thlan',
  summary: message('gamesMangala.vai-lung-thlan.summary'),
  detail: message('gamesMangala.vai-lung-thlan.detail'),
  regions: ['South Asia'],
  otherNames: ['Vai Lun Thlan'],
  source: 'Mohr 1993, The New Games Treasury, p. 99',
  oracle: 'Vai_Lun_Thlan',
  start: { seedsPerHole: 5 },
  sow: { direction: 'clockwise' },
  turn: { captureCounts: [1], noMove: 'pass' },
  end: { when: 'allInStores' },
})

import { message } from '../../../../locales/message'
import { game } from '../preset'
import { GAP } from './base'

/** Ali Guli Mane, played in South Asia. */
export const aliGuliMane = game(GAP, {
  id: 'ali-guli-mane',
  name: 'Ali Guli Mane',
  summary: message('gamesGap.ali-guli-mane.summary'),
  detail: message('gamesGap.ali-guli-mane.detail'),
  regions: ['South Asia'],
  otherNames: ['Alaguli mane'],
  source: 'Mancala World, “Ali Guli Mane”',
  oracle: 'Ali_Guli_Mane',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  turn: { takesToo: 'opposite', afterCapture: 'moveAgainOnce', noMove: 'pass' },
  end: { when: 'allInStores', few: 1 },
})

import { game } from '../preset'
import { GAP } from './base'

/** Ali Guli Mane, played in South Asia. */
export const aliGuliMane = game(GAP, {
  id: 'ali-guli-mane',
  name: 'Ali Guli Mane',
  summary:
    'Sowing goes on from the next hole; before an empty hole it ends and takes the hole beyond, with the one across from it.',
  detail: 'A capture earns another move, once per turn.',
  regions: ['South Asia'],
  otherNames: ['Alaguli mane'],
  source: 'Mancala World, “Ali Guli Mane”',
  oracle: 'Ali_Guli_Mane',
  board: { holes: 7 },
  start: { seedsPerHole: 5 },
  turn: { takesToo: 'opposite', afterCapture: 'moveAgainOnce', noMove: 'pass' },
  end: { when: 'allInStores' },
})

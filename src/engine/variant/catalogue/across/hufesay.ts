import { game } from '../preset'
import { ACROSS } from './base'

/** Hufesay, played in Eastern Africa. */
export const hufesay = game(ACROSS, {
  id: 'hufesay',
  name: 'Hufesay',
  summary: 'Relay sowing with captures across; the capturing seed stays on the board.',
  detail: 'A player who cannot move passes, and seeds left at the end count for nobody.',
  regions: ['Eastern Africa'],
  source: 'Mancala World, “Hufesay”',
  oracle: 'Hufesay',
  turn: { noMove: 'pass' },
  end: { when: 'allInStores', leftovers: 'nobody', repetition: 'draw' },
})

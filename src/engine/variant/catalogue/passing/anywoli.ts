import { game } from '../preset'
import { PASSING } from './base'

/** Anywoli, played in Eastern Africa. */
export const anywoli = game(PASSING, {
  id: 'anywoli',
  name: 'Anywoli',
  summary: 'Fours made in passing belong to the owner of the row, on a long board of twelve holes per side.',
  detail: 'A last seed that makes four takes them and earns another move.',
  regions: ['Eastern Africa'],
  otherNames: ['Yit Jani', 'Yit Nuri'],
  source: 'Mancala World, “Anywoli”',
  oracle: 'Anywoli',
  board: { holes: 12 },
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  end: { when: 'allInStores', few: 4, fewTo: 'mover' },
})

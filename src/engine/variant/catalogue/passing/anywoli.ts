import { message } from '../../../../locales/message'
import { game } from '../preset'
import { PASSING } from './base'

/** Anywoli, played in Eastern Africa. */
export const anywoli = game(PASSING, {
  id: 'anywoli',
  name: 'Anywoli',
  summary: message('gamesPassing.anywoli.summary'),
  detail: message('gamesPassing.anywoli.detail'),
  regions: ['Eastern Africa'],
  otherNames: ['Yit Jani', 'Yit Nuri'],
  source: 'Mancala World, “Anywoli”',
  oracle: 'Anywoli',
  board: { holes: 12 },
  turn: { afterCapture: 'moveAgain', noMove: 'pass' },
  end: { when: 'majority', few: 4, fewTo: 'mover' },
})

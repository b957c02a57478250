import { BASE } from '../base'
import { game } from '../preset'

/** Kalah(m, n). */
export const kalah = game(BASE, {
  id: 'kalah',
  name: 'Kalah',
  summary: 'One lap a move, capture across, move again from the store.',
  source: 'Pok 2001, The Game of Kalah',
  turn: { lastInStore: 'moveAgain', lastInOwnEmpty: 'captureOpposite' },
  end: { when: 'eitherSideEmpty' },
})

import { BASE } from '../base'
import { familyBase } from '../preset'

/** One lap per move on a board with sown stores; a last seed in the store earns another move. */
export const KALAH = familyBase('kalah', BASE, {
  turn: { lastInStore: 'moveAgain', lastInOwnEmpty: 'captureOpposite' },
  end: { when: 'eitherSideEmpty' },
})

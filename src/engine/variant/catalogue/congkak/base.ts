import { BASE } from '../base'
import { familyBase } from '../preset'

/** Relay sowing on a board with sown stores; a last seed in the player's own empty hole captures across. */
export const CONGKAK = familyBase('congkak', BASE, {
  board: { holes: 7 },
  start: { seedsPerHole: 7 },
  sow: { relay: 'any' },
  turn: { lastInStore: 'moveAgain', lastInOwnEmpty: 'captureOpposite', noMove: 'pass' },
  end: { when: 'allInStores' },
})

import { BASE } from '../base'
import { familyBase } from '../preset'

/** One lap; a last seed that makes a two or a three in the opponent's row takes it, and those before it. */
export const AWARI = familyBase('awari', BASE, {
  board: { stores: 'capturesOnly' },
  turn: { lastInOpponents: 'captureCounts', captureCounts: [2, 3], captures: 'chain' },
})

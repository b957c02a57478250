import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** One lap; a last seed that makes a two or a three in the opponent's row takes it, and those before it. */
export const AWARI = familyBase('awari', TRADITIONAL, {
  turn: { lastInOpponents: 'captureCounts', captureCounts: [2, 3], captures: 'chain' },
})

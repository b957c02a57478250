import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** One lap; a last seed that makes a two or a four takes it, in either row, and those before it. */
export const MANGALA = familyBase('mangala', TRADITIONAL, {
  turn: {
    lastInOpponents: 'captureCounts',
    lastInOwn: 'captureCounts',
    captureCounts: [2, 4],
    captures: 'chain',
  },
})

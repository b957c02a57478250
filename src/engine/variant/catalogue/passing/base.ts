import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Relay sowing in which fours made on the way go to the owner of the row, the last one to the mover. */
export const PASSING = familyBase('passing', TRADITIONAL, {
  sow: { relay: 'any', passing: 'toOwner' },
  turn: { lastInOpponents: 'captureCounts', lastInOwn: 'captureCounts', captureCounts: [4] },
})

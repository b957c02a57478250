import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Relay sowing that stops where the last seed makes a count that is taken from the opponent. */
export const RELAY = familyBase('relay', TRADITIONAL, {
  sow: { relay: 'any' },
  turn: { lastInOpponents: 'captureCounts', captureCounts: [2, 4] },
})

import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Relay sowing; a last seed in the player’s own empty hole takes the hole across and stays. */
export const ACROSS = familyBase('across', TRADITIONAL, {
  sow: { relay: 'any' },
  turn: { lastInOwnEmpty: 'captureOpposite', capturingSeed: 'stays' },
})

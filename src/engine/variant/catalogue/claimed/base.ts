import { familyBase } from '../preset'
import { TRADITIONAL } from '../traditional'

/** Relay sowing; a last seed that makes four in the opponent’s row claims that hole permanently. */
export const CLAIMED = familyBase('claimed', TRADITIONAL, {
  sow: { relay: 'any' },
  claim: { where: 'opponents' },
})

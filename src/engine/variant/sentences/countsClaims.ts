import { lastSeedOf } from '../clauses/lastSeed'
import type { Variant } from '../variant'

/** Whether seeds in claimed holes count for their claimants; those of closed holes leave the game. */
export function countsClaims(variant: Variant): boolean {
  const { last, closed } = lastSeedOf(variant)
  const fromStart = { none: false, rightmost: true }[variant.claim.fixed]
  return !closed && (fromStart || last.some(({ claim }) => claim !== undefined))
}

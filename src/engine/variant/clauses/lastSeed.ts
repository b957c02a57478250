import type { Variant } from '../variant'
import type { LastSeed } from './clause'

/** What the seeds of a lap set off under a variant's rules. */
export function lastSeedOf({ last, passing, claim }: Variant): LastSeed {
  return { last, passing, closed: { no: false, yes: true }[claim.closed] }
}

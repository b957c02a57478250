import { canonicalLastSeed } from '../../src/engine/variant/clauses/canonical'
import type { LastSeed } from '../../src/engine/variant/clauses/clause'
import type { Variant } from '../../src/engine/variant/variant'

/** A variant in which the seeds of a lap set off something else. */
export function withLastSeed(variant: Variant, lastSeed: LastSeed): Variant {
  const { last, passing, closed } = canonicalLastSeed(lastSeed)
  return { ...variant, last, passing, claim: { ...variant.claim, closed: closed ? 'yes' : 'no' } }
}

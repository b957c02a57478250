import type { Clause } from '../../../engine/variant/clauses/clause'
import type { Variant } from '../../../engine/variant/variant'

/** The rules of the last seed, in order. */
export function clausesOf({ last }: Variant): readonly Clause[] {
  return last
}

/** The variant with other rules of the last seed. */
export function withClauses(variant: Variant, last: readonly Clause[]): Variant {
  return { ...variant, last }
}

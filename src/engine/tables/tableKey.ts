import { checksumOf } from '../checksum'
import { schema3Of } from '../variant/upgrade/schema3'
import type { Variant } from '../variant/variant'

/**
 * What decides which tables serve a variant: its board and rules, but neither its start nor how endless play is stopped. The
 * key is taken over the words of schema 3 where they can say the rules, so that tables filled then still serve. The worker
 * that plays on the Board needs it; what reads a stored description, and with it every rule, does not belong here.
 */
export function tableKey(variant: Variant): string {
  const { when, few, fewTo, leftovers, quietMoves } = variant.end
  const end = { when, few, fewTo, leftovers, quietMoves }
  const old = schema3Of(variant)
  if (old !== null) {
    const { board, lift, sow, turn, claim } = old
    return checksumOf({ board, lift, sow, turn, claim, end })
  }
  const { board, lift, sow, passing, last, turn, claim } = variant
  return checksumOf({ board, lift, sow, passing, last, turn, claim, end })
}

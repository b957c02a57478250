import { checksumOf } from '../checksum'
import type { Variant } from '../variant/variant'

/** What decides which tables serve a variant: its board and rules, but neither its start nor how endless play is stopped. */
export function tableKey({ board, lift, sow, turn, claim, end }: Variant): string {
  const { when, few, fewTo, leftovers, quietMoves } = end
  return checksumOf({ board, lift, sow, turn, claim, end: { when, few, fewTo, leftovers, quietMoves } })
}

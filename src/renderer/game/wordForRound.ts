import { isOneRound } from '../../engine/variant/consequences'
import type { Variant } from '../../engine/variant/variant'

/** What ends when a round is over: where a match is one round, people call it the game. */
export function wordForRound(variant: Variant): 'round' | 'game' {
  return isOneRound(variant) ? 'game' : 'round'
}

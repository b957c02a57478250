import type { KeepsTo } from '../kernel/seat'
import { storeHand } from '../rules/route'
import type { Variant } from '../variant/variant'
import { numberOf } from './recommend'
import type { Rule, Strategy } from './strategy'

/**
 * A strategy for the kernel to keep to in a variant; null where the kernel would remember too little of what was chosen:
 * where a choice names its way at one time and not at another.
 */
export function strategyInKernel(variant: Variant, strategy: Strategy): KeepsTo | null {
  if (variant.sow.direction === 'firstMoveDecides') return null
  return {
    kind: 'strategy',
    opening: strategy.opening.map((hole) => numberOf(variant, hole)),
    rules: strategy.rules.map((rule) => [rule.play, numberWith(variant, rule)] as const),
  }
}

/** The number that goes with a rule. */
function numberWith(variant: Variant, rule: Rule): number {
  switch (rule.play) {
    case 'hole':
      return numberOf(variant, rule.hole)
    case 'facingForemost':
      return rule.less
    case 'nearestStore':
    case 'nearestStoreUnattacked':
      return storeHand(variant) === 'left' ? 1 : 0
    case 'mirror':
      // There the count of seeds, not the player, says which way a hole is sown.
      return variant.sow.direction === 'byParity' ? 1 : 0
    default:
      return 0
  }
}

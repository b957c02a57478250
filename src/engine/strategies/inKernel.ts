import type { KernelStrategy } from '../kernel/seat'
import { storeHand } from '../rules/route'
import { assertNever } from '../result'
import { seedsDecideWay } from '../variant/consequences'
import { namesWaysAtTimes } from '../variant/support'
import type { Variant } from '../variant/variant'
import { numberOf } from './recommend'
import type { Rule, Strategy } from './strategy'

/**
 * A strategy for the kernel to follow in a variant; null if it answers with the opponent's choice where a choice names its
 * direction at one time and not at another: the kernel would take both for the same.
 */
export function strategyInKernel(variant: Variant, strategy: Strategy): KernelStrategy | null {
  if (strategy.rules.some(({ play }) => play === 'mirror') && namesWaysAtTimes(variant)) return null
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
      return seedsDecideWay(variant) ? 1 : 0
    case 'endInStore':
    case 'capture':
    case 'captureMost':
    case 'defend':
    case 'captureOrDefend':
    case 'any':
      return 0
    default:
      return assertNever(rule)
  }
}

import type { Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { RulePath } from '../rulePaths'
import { perRuleOf } from './perRule'
import { RULE_TRAITS } from './ruleTraits'

/** Whether the vector batch supports every rule of a variant; the kernel decides whether its board fits. */
export function fitsVectorBatch(variant: Variant): boolean {
  return perRuleOf(RULE_TRAITS, variant).every(({ said }) => said.vectorBatch)
}

/**
 * Whether the solver for games like kalah supports every rule of a variant; the solver decides whether its board
 * fits.
 */
export function fitsKalahSolver(variant: Variant): boolean {
  return perRuleOf(RULE_TRAITS, variant).every(({ said }) => said.kalahSolver)
}

/** The rules of a variant that prevent a fast (`slow`) or any (`none`) search of the first turn, and why. */
export function openingObstacles(
  variant: Variant,
  kind: 'slow' | 'none',
): readonly { readonly path: RulePath; readonly message: Message }[] {
  return perRuleOf(RULE_TRAITS, variant).flatMap(({ path, said: { openings } }) =>
    openings.kind === kind ? [{ path, message: openings.because }] : [],
  )
}

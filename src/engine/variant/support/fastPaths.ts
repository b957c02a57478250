import type { Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { RulePath } from '../vocabulary'
import { perRuleOf } from './perRule'
import { RULE_TRAITS } from './ruleTraits'

/** Whether the vector batch knows every rule of a variant; whether its board fits is for the kernel to say. */
export function fitsVectorBatch(variant: Variant): boolean {
  return perRuleOf(RULE_TRAITS, variant).every(({ said }) => said.vectorBatch)
}

/** Whether the solver of games like kalah knows every rule of a variant; whether its board fits is for it to say. */
export function fitsKalahSolver(variant: Variant): boolean {
  return perRuleOf(RULE_TRAITS, variant).every(({ said }) => said.kalahSolver)
}

/** The rules of a variant that keep a first turn from being searched fast (`slow`) or at all (`none`), and why. */
export function openingObstacles(
  variant: Variant,
  kind: 'slow' | 'none',
): readonly { readonly path: RulePath; readonly message: Message }[] {
  return perRuleOf(RULE_TRAITS, variant).flatMap(({ path, said: { openings } }) =>
    openings.kind === kind ? [{ path, message: openings.because }] : [],
  )
}

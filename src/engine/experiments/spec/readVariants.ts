import { describeProblem, parseVariant } from '../../variant/parse'
import type { Variant } from '../../variant/variant'
import type { SpecProblem } from '../contract/experiment'

/** Variants proved legal, and what is wrong with those that are not. */
export function readVariants(inputs: readonly unknown[]): {
  readonly variants: readonly Variant[]
  readonly problems: readonly SpecProblem[]
} {
  const problems: SpecProblem[] = []
  const variants = inputs.flatMap((input, at) => {
    const parsed = parseVariant(input)
    if (parsed.ok) return [parsed.value]
    problems.push(
      ...parsed.error.map((problem) => ({ path: `variants.${at}`, message: describeProblem(problem) })),
    )
    return []
  })
  return { variants, problems }
}

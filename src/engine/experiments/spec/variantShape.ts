import * as v from 'valibot'
import { message } from '../../../locales/message'
import { findPreset, PRESETS } from '../../variant/catalogue'
import { describeProblem } from '../../variant/describeProblem'
import { parseVariant } from '../../variant/parse'
import type { Variant, VariantProblem } from '../../variant/variant'
import { didYouMean } from './didYouMean'
import { issueText, pathTo, type Shape } from './shapes'

/** A whole variant or the id of a preset; every problem keeps its exact path, such as `variant.sow.origin`. */
export const variantShape: Shape<Variant> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset
    const preset = typeof value === 'string' ? findPreset(value) : undefined
    if (typeof value === 'string' && !preset) {
      const problem = message('specProblems.unknownVariant', { got: value.slice(0, 60) })
      const ids = PRESETS.map(({ id }) => id)
      addIssue({ message: issueText(didYouMean(problem, value, ids)) })
      return NEVER
    }
    const parsed = parseVariant(preset ? preset.make() : value)
    if (parsed.ok) return parsed.value
    for (const problem of parsed.error) {
      const path = innerPath(problem)
      addIssue({ message: issueText(describeProblem(problem)), ...(path && { path }) })
    }
    return NEVER
  }),
)

function innerPath(problem: VariantProblem): ReturnType<typeof pathTo> | undefined {
  const path = problem.code === 'conflict' ? problem.paths[0] : problem.path
  const [first = '', ...rest] = path.split('.')
  return first === '' ? undefined : pathTo(first, ...rest)
}

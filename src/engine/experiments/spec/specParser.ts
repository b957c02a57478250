import * as v from 'valibot'
import { refuse, type Result } from '../../result'
import type { SpecProblem } from '../contract/experiment'
import { withLevels } from './playerShape'
import { fields, type FieldShapes, type Shape } from './shapes'
import { problemOf, wordsOf } from './specProblems'

/** A spec's shape: fields with a default may be left out, the others must be given. */
export function specShape<Spec extends object>(
  shapes: FieldShapes<Spec>,
  defaults: Partial<Spec>,
): Shape<Spec> {
  const optional = Object.entries<Shape<unknown>>(shapes).map(([field, shape]) => [
    field,
    Object.hasOwn(defaults, field) ? v.optional(shape, defaults[field as keyof Spec]) : shape,
  ])
  return fields<Spec>(Object.fromEntries(optional) as FieldShapes<Spec>)
}

/**
 * Makes the parser of a spec. It first checks each field by itself, then, with `together`, all of them together;
 * every problem of a stage is reported at once, with its path.
 */
export function specParser<Spec>(
  shape: Shape<Spec>,
  together: (spec: Spec) => readonly SpecProblem[] = () => [],
): (input: unknown) => Result<Spec, readonly SpecProblem[]> {
  return (input) => {
    const read = v.safeParse(shape, input, { message: wordsOf })
    if (!read.success) return refuse(read.issues.map(problemOf))
    const spec = withLevels(read.output)
    if (!spec.ok) return spec
    const problems = together(spec.value)
    return problems.length > 0 ? refuse(problems) : spec
  }
}

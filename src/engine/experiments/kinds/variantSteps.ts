import type { Variant } from '../../variant/variant'
import type { Experiment, Task } from '../contract/experiment'
import { through } from '../../through'

/** How one variant is analysed, and the cost. */
interface Look<Spec, Part> {
  weightOf(variant: Variant): number
  readonly memoryBytes: number
  readonly csvBytesPerVariant: number
  look(variant: Variant, spec: Spec): Generator<unknown, Part>
}

/** Plan, estimate and run of an experiment that analyses each of its variants separately, for about a second. */
export function variantSteps<Spec extends { readonly variants: readonly Variant[] }, Part>({
  weightOf,
  memoryBytes,
  csvBytesPerVariant,
  look,
}: Look<Spec, Part>): Pick<Experiment<Spec, Task, Part>, 'plan' | 'estimate' | 'run'> {
  return {
    plan: ({ variants }) => variants.map((variant, index) => ({ index, weight: weightOf(variant) })),
    estimate: ({ variants }) => ({
      seconds: variants.length,
      memoryBytes,
      csvBytes: csvBytesPerVariant * variants.length,
    }),
    *run(spec, task) {
      yield { done: 0 }
      const variant = spec.variants[task.index]
      if (!variant) throw new Error(`No variant ${task.index}`)
      return yield* through(look(variant, spec), () => ({ done: 0 }))
    },
  }
}

import { MEMORY_MIB } from '../../../solver/memory'
import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { start } from '../../../rules/match'
import { layoutsOf, type LayoutFamily, type MovedLayout } from '../../../solver/layouts'
import { oneRoundOf } from '../../../solver/oneRound'
import { solvability } from '../../../solver/solvable'
import type { Layout, Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { readVariants } from '../../spec/readVariants'
import { ownLayout } from '../../spec/sizes'
import { shapeProblem } from '../../spec/specProblems'

/** Layouts near a variant's even start, each to be solved. */
export interface StartLayoutsSpec {
  readonly variant: Variant
  readonly moved: number
  readonly stores: LayoutFamily['stores']
  readonly sides: LayoutFamily['sides']
  /** `results`: won, level or lost. `values`: by how much, which takes longer. */
  readonly find: 'results' | 'values'
  /** Memory a worker may take, in MiB. */
  readonly memory: number
}

const MOST_LAYOUTS = 200_000

/** Layouts of a task. */
export const STRETCH = 200

const SHAPE = v.strictObject({
  variant: v.unknown(),
  moved: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  stores: v.picklist(['used', 'empty']),
  sides: v.picklist(['any', 'equal']),
  find: v.picklist(['results', 'values']),
  memory: v.pipe(v.number(), v.integer(), v.minValue(MEMORY_MIB.min), v.maxValue(MEMORY_MIB.max)),
})

/** Reads a spec; what cannot be solved is said before any work starts. */
export function parseStartLayouts(input: unknown): Result<StartLayoutsSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants([shape.output.variant])
  const variant = variants[0]
  if (!variant) return refuse(problems.map(({ message }) => ({ path: 'variant', message })))
  const laidOut = ownLayout(variant, 'variant')
  if (laidOut.length > 0) return refuse(laidOut)
  const spec = { ...shape.output, variant }
  const even = startedFrom(spec, layoutsFor({ ...spec, moved: 0 })[0]!.layout)
  const how = solvability(even, start(even).position, spec.memory * 2 ** 20)
  if (!how.ok) return refuse([{ path: how.path, message: how.because }])
  if (how.method === 'retrograde') {
    return refuse([
      {
        path: 'variant',
        message: 'Positions can come again here; layouts are compared only where none can.',
      },
    ])
  }
  const count = layoutsFor(spec).length
  if (count > MOST_LAYOUTS)
    return refuse([{ path: 'moved', message: `That makes ${count} layouts; at most ${MOST_LAYOUTS}.` }])
  return ok(spec)
}

/** The layouts of a spec, in order. */
export function layoutsFor({ variant, moved, stores, sides }: StartLayoutsSpec): readonly MovedLayout[] {
  return layoutsOf({
    holes: variant.board.holes,
    seedsPerHole: variant.start.seedsPerHole,
    moved,
    stores,
    sides,
  })
}

/** The variant's one round started from a layout. */
export function startedFrom({ variant }: Pick<StartLayoutsSpec, 'variant'>, layout: Layout): Variant {
  return oneRoundOf({ ...variant, start: { ...variant.start, layout } })
}

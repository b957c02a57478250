import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../result'
import { start } from '../../../rules/match'
import { MEMORY_MIB } from '../../../solver/memory'
import { solvability } from '../../../solver/solvable'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { readVariants } from '../../spec/readVariants'
import { nameOf, numbers, ownLayout, rangeShape, resized, type Range, type Sized } from '../../spec/sizes'
import { shapeProblem } from '../../spec/specProblems'

/** Games to solve: each variant at its own size, or at every size of a grid. */
export interface GameValuesSpec {
  readonly variants: readonly Variant[]
  readonly sizes: 'grid' | 'own'
  readonly holes: Range
  readonly seeds: Range
  /** Whether moves other than the best must be valued exactly, or only as far as a few seconds go; the best are always told. */
  readonly moves: 'quick' | 'exact'
  /** Memory a worker may take, in MiB. */
  readonly memory: number
}

/** One game of the grid. */
export interface Cell extends Sized {
  /** The variant's place in the spec. */
  readonly row: number
}

const MOST_CELLS = 2_000

const SHAPE = v.strictObject({
  variants: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(50)),
  sizes: v.picklist(['grid', 'own']),
  holes: rangeShape(MAX_HOLES),
  seeds: rangeShape(MAX_SEEDS),
  moves: v.optional(v.picklist(['quick', 'exact']), 'quick'),
  memory: v.pipe(v.number(), v.integer(), v.minValue(MEMORY_MIB.min), v.maxValue(MEMORY_MIB.max)),
})

/** Reads a spec; games that cannot be solved are named before any work starts. */
export function parseGameValues(input: unknown): Result<GameValuesSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  const { variants, problems } = readVariants(shape.output.variants)
  if (problems.length > 0) return refuse(problems)
  const spec = { ...shape.output, variants }
  const laidOut =
    spec.sizes === 'grid' ? variants.flatMap((each, at) => ownLayout(each, `variants.${at}`)) : []
  if (laidOut.length > 0) return refuse(laidOut)
  const cells = cellsOf(spec)
  if (cells.length > MOST_CELLS) return refuse([{ path: 'holes', message: `At most ${MOST_CELLS} games.` }])
  const unsolvable = cells.flatMap((cell) => {
    const how = solvability(cell.variant, start(cell.variant).position, spec.memory * 2 ** 20)
    return how.ok ? [] : [{ path: how.path, message: `${nameOf(cell)}: ${how.because}` }]
  })
  return unsolvable.length > 0 ? refuse(unsolvable.slice(0, 10)) : ok(spec)
}

/** The games of a spec: variant by variant, holes by holes, seeds by seeds. */
export function cellsOf({ variants, sizes, holes, seeds }: GameValuesSpec): readonly Cell[] {
  return variants.flatMap((variant, row) => {
    if (sizes === 'own') {
      return [{ variant, row, holes: variant.board.holes, seeds: variant.start.seedsPerHole }]
    }
    return numbers(holes).flatMap((m) =>
      numbers(seeds).map((n) => ({ variant: resized(variant, m, n), row, holes: m, seeds: n })),
    )
  })
}

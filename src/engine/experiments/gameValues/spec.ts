import * as v from 'valibot'
import { formatPosition } from '../../board/notation'
import { ok, refuse, type Result } from '../../result'
import { start, startPosition } from '../../rules/match'
import { oneRoundOf } from '../../solver/oneRound'
import { MAX_MEMORY } from '../../solver/memory'
import { solvability } from '../../solver/solvable'
import { describeProblem, parseVariant } from '../../variant/parse'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../variant/variant'
import type { SpecProblem } from '../experiment'

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

/** Whole numbers from one end to the other, both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** One game of the grid. */
export interface Cell {
  readonly variant: Variant
  /** The variant's place in the spec. */
  readonly row: number
  readonly holes: number
  readonly seeds: number
}

const MOST_CELLS = 2_000

/** A range of whole numbers as valibot checks it. */
export function rangeShape(max: number) {
  const end = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
  return v.pipe(
    v.strictObject({ from: end, to: end }),
    v.check(({ from, to }) => from <= to, 'A range must not run backwards.'),
  )
}

const SHAPE = v.strictObject({
  variants: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(50)),
  sizes: v.picklist(['grid', 'own']),
  holes: rangeShape(MAX_HOLES),
  seeds: rangeShape(MAX_SEEDS),
  moves: v.optional(v.picklist(['quick', 'exact']), 'quick'),
  memory: v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(MAX_MEMORY / 2 ** 20)),
})

/** Reads a spec; games that cannot be solved are named before any work starts. */
export function parseGameValues(input: unknown): Result<GameValuesSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) return refuse(shape.issues.map(problemOf))
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

/** What valibot found, as a problem of a spec. */
export function problemOf(issue: v.BaseIssue<unknown>): SpecProblem {
  return { path: v.getDotPath(issue) ?? '', message: issue.message }
}

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

/** What is wrong with a variant that is wanted at other sizes: a layout of its own has but one. */
export function ownLayout({ start: { layout } }: Variant, path: string): readonly SpecProblem[] {
  if (layout === 'even') return []
  const message = 'Here every hole starts with as many seeds, so the layout must be even.'
  return [{ path: `${path}.start.layout`, message }]
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

/** A variant's one round on a board of another size, with as many seeds in every hole. */
export function resized(variant: Variant, holes: number, seedsPerHole: number): Variant {
  return oneRoundOf({
    ...variant,
    board: { ...variant.board, holes },
    start: { ...variant.start, seedsPerHole, layout: 'even' },
  })
}

/** All whole numbers of a range. */
export function numbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** A game's name with its size, Kalah(6, 4), or with its layout: Kalah from 1,0,2+1 3,3,3+0 S. */
export function nameOf({ variant, holes, seeds }: Pick<Cell, 'variant' | 'holes' | 'seeds'>): string {
  return variant.start.layout === 'even'
    ? `${variant.name}(${holes}, ${seeds})`
    : `${variant.name} from ${formatPosition(startPosition(variant))}`
}

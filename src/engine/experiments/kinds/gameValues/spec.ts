import { message, type Text } from '../../../../locales/message'
import { start } from '../../../rules/match'
import { MEMORY_MIB } from '../../../solver/memory'
import { solvability } from '../../../solver/solvable'
import { findPreset } from '../../../variant/catalogue'
import { MAX_HOLES, MAX_SEEDS, type Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import { listOf, oneOf, type Range, rangeShape, wholeNumber } from '../../spec/shapes'
import { gameText, numbers, ownLayout, resized, type Sized, sizeProblem } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** Games to solve: each variant at its own size, or at every size of a grid. */
export interface GameValuesSpec {
  readonly variants: readonly Variant[]
  readonly sizes: 'grid' | 'own'
  readonly holes: Range
  readonly seeds: Range
  /**
   * Whether moves other than the best must be valued exactly, or only within a few seconds; the best are reported
   * unless only the value is asked for.
   */
  readonly moves: 'none' | 'quick' | 'exact'
  /** Memory that a worker may use, in MiB. */
  readonly memory: number
}

/** One game of the grid. */
export interface Cell extends Sized {
  /** The variant's place in the spec. */
  readonly row: number
}

const MOST_CELLS = 2_000
/** At most this many unsolvable games are named. */
const MOST_NAMED = 10

/** Small boards of kalah. */
export const DEFAULTS: GameValuesSpec = {
  variants: [findPreset('kalah')!.make()],
  sizes: 'grid',
  holes: { from: 1, to: 4 },
  seeds: { from: 1, to: 4 },
  moves: 'quick',
  memory: MEMORY_MIB.usual,
}

/** Parses a spec; names games that cannot be solved before any work starts. */
export const parseGameValues = specParser(
  specShape<GameValuesSpec>(
    {
      variants: listOf(variantShape, 1, 50),
      sizes: oneOf(['grid', 'own']),
      holes: rangeShape(1, MAX_HOLES),
      seeds: rangeShape(1, MAX_SEEDS),
      moves: oneOf(['none', 'quick', 'exact']),
      memory: wholeNumber(MEMORY_MIB.min, MEMORY_MIB.max),
    },
    DEFAULTS,
  ),
  together,
)

function together(spec: GameValuesSpec): readonly SpecProblem[] {
  const { variants, sizes, memory } = spec
  const laidOut = sizes === 'grid' ? variants.flatMap((each, at) => ownLayout(each, `variants.${at}`)) : []
  if (laidOut.length > 0) return laidOut
  if (countOf(spec) > MOST_CELLS) {
    return [{ path: 'holes', message: message('specProblems.tooManyGames', { max: MOST_CELLS }) }]
  }
  const unsolvable = cellsOf(spec).flatMap((cell) => {
    const told = (path: string, problem: Text): readonly SpecProblem[] => [
      { path, message: message('specProblems.ofGame', { game: gameText(cell), problem }) },
    ]
    const unfit = sizes === 'grid' ? sizeProblem(cell.variant) : null
    if (unfit !== null) return told(`variants.${cell.row}`, unfit)
    const how = solvability(cell.variant, start(cell.variant).position, memory * 2 ** 20)
    return how.ok ? [] : told(how.path.replace(/^variant\b/, `variants.${cell.row}`), how.because)
  })
  return unsolvable.slice(0, MOST_NAMED)
}

function countOf({ variants, sizes, holes, seeds }: GameValuesSpec): number {
  const perVariant = sizes === 'own' ? 1 : (holes.to - holes.from + 1) * (seeds.to - seeds.from + 1)
  return variants.length * perVariant
}

/** The games of a spec: variant by variant, holes by holes, seeds by seeds. */
export const cellsOf: (spec: GameValuesSpec) => readonly Cell[] = perSpec(
  ({ variants, sizes, holes, seeds }) =>
    variants.flatMap((variant, row) => {
      if (sizes === 'own') {
        return [{ variant, row, holes: variant.board.holes, seeds: variant.start.seedsPerHole }]
      }
      return numbers(holes).flatMap((m) =>
        numbers(seeds).map((n) => ({ variant: resized(variant, m, n), row, holes: m, seeds: n })),
      )
    }),
)

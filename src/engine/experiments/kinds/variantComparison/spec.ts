import type { SeriesRange } from '../../../kernel/series'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { listOf, seedShape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { inTurn } from '../severalSeries'
import { MAX_GAMES } from '../matchSeries/spec'

/** The same series of games under several variants. */
export interface VariantComparisonSpec {
  readonly variants: readonly Variant[]
  readonly first: string
  readonly second: string
  /** Games per variant. */
  readonly games: number
  readonly seed: number
}

/** The congkak family between novices. */
export const DEFAULTS: VariantComparisonSpec = {
  variants: ['congkak', 'dakon', 'congklak', 'congklak-patched'].map((id) => findPreset(id)!.make()),
  first: 'novice',
  second: 'novice',
  games: 50_000,
  seed: 1,
}

/** Reads a spec. */
export const parseVariantComparison = specParser(
  specShape<VariantComparisonSpec>(
    {
      variants: listOf(variantShape, 1, 50),
      first: playerShape,
      second: playerShape,
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  ({ variants, first, second }) => playerProblems({ first, second }, variants),
)

/** One series for each variant. */
export function seriesOf({
  variants,
  first,
  second,
  games,
  seed,
}: VariantComparisonSpec): readonly SeriesRange[] {
  return inTurn(
    variants.map((variant) => ({ variant, first, second, seed })),
    games,
  )
}

import type { SeriesRange } from '../../../kernel/series'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { type Range, rangeShape, seedShape, wholeNumber } from '../../spec/shapes'
import { numbers } from '../../spec/sizes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import { inTurn } from '../severalSeries'
import { MAX_GAMES } from '../matchSeries/spec'

/** The most laps that a calculator foresees here. */
export const MAX_LAPS = 100

/** Calculators that foresee moves of more and more laps, on both seats against one opponent. */
export interface SkillCurveSpec {
  readonly variant: Variant
  readonly opponent: string
  /** Laps foreseen, both ends included. */
  readonly laps: Range
  /** Games for each number of laps and each seat. */
  readonly games: number
  readonly seed: number
}

/** Up to eight laps against a novice. */
export const DEFAULTS: SkillCurveSpec = {
  variant: findPreset('congkak')!.make(),
  opponent: 'novice',
  laps: { from: 1, to: 8 },
  games: 500,
  seed: 1,
}

/** Reads a spec. */
export const parseSkillCurve = specParser(
  specShape<SkillCurveSpec>(
    {
      variant: variantShape,
      opponent: playerShape,
      laps: rangeShape(1, MAX_LAPS),
      games: wholeNumber(1, MAX_GAMES),
      seed: seedShape,
    },
    DEFAULTS,
  ),
  ({ variant, opponent }) => playerProblems({ opponent }, [variant]),
)

/** For each number of laps: the calculator as South, then as North. */
export function seriesOf({ variant, opponent, laps, games, seed }: SkillCurveSpec): readonly SeriesRange[] {
  const pairs = numbers(laps).flatMap((step) => [
    { variant, first: `calculator:${step}`, second: opponent, seed },
    { variant, first: opponent, second: `calculator:${step}`, seed },
  ])
  return inTurn(pairs, games)
}

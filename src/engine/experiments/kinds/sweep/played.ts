import type { SeriesRange } from '../../../kernel/series'
import { perSpec } from '../../contract/perSpec'
import { seriesSteps, inTurn } from '../severalSeries'
import { countOf, type SweepSpec, variantAt } from './spec'

/** One series for each size. */
export const seriesOf: (spec: SweepSpec) => readonly SeriesRange[] = perSpec((spec) => {
  const { first, second, games, seed } = spec
  const series = Array.from({ length: countOf(spec) }, (_, at) => ({
    variant: variantAt(spec, at),
    first,
    second,
    seed,
  }))
  return inTurn(series, games)
})

/** How the games of a played sweep are planned and run. */
export const played = seriesSteps<SweepSpec>(seriesOf)

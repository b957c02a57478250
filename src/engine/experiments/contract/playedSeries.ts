import type { SeriesRange } from '../../kernel/series'
import { seriesOf as seriesOfComparison } from '../kinds/variantComparison/spec'
import { seriesOf as seriesOfCurve } from '../kinds/skillCurve/spec'
import { seriesOf as seriesOfMatrix } from '../kinds/scenarioMatrix/spec'
import { seriesOf as seriesOfSurvey } from '../kinds/catalogueSurvey/spec'
import { seriesOf as seriesOfLadder } from '../kinds/ladder/run'
import { playedRange } from '../kinds/matchSeries/run'
import type { ExperimentKind } from './experiment'
import type { PartsOf, SpecOf } from './kinds'

type SeriesOf<K extends ExperimentKind> = (spec: SpecOf<K>, parts: PartsOf<K>) => Iterable<SeriesRange>

/** The kinds whose games can be recorded move by move, with the games of a run in the order of its tasks. */
const SERIES = {
  matchSeries: (spec, parts) => [{ ...spec, ...playedRange(spec, parts) }],
  matchOfRounds: (spec) => [{ ...spec, from: 0, to: spec.matches }],
  scenarioMatrix: (spec) => seriesOfMatrix(spec),
  skillCurve: (spec) => seriesOfCurve(spec),
  variantComparison: (spec) => seriesOfComparison(spec),
  catalogueSurvey: (spec) => seriesOfSurvey(spec),
  ladder: seriesOfLadder,
} as const satisfies { readonly [K in ExperimentKind]?: SeriesOf<K> }

/** A kind whose games can be recorded. */
export type RecordedKind = keyof typeof SERIES

/** The games that a finished run played; of a test, those before it was decided. */
export function playedSeries<K extends RecordedKind>(
  kind: K,
  spec: SpecOf<K>,
  parts: PartsOf<K>,
): Iterable<SeriesRange> {
  return (SERIES[kind] as SeriesOf<K>)(spec, parts)
}

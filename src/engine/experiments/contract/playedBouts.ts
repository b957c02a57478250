import type { Bout } from '../../simulation/bout'
import { boutsOf as boutsOfComparison } from '../kinds/variantComparison/spec'
import { boutsOf as boutsOfCurve } from '../kinds/skillCurve/spec'
import { boutsOf as boutsOfMatrix } from '../kinds/scenarioMatrix/spec'
import { boutsOf as boutsOfSurvey } from '../kinds/catalogueSurvey/spec'
import { boutsOf as boutsOfLadder } from '../kinds/ladder/run'
import type { ExperimentKind } from './experiment'
import type { PartsOf, SpecOf } from './kinds'

type BoutsOf<K extends ExperimentKind> = (spec: SpecOf<K>, parts: PartsOf<K>) => Iterable<Bout>

/** The kinds whose games can be recorded move by move, with the games of a run in the order of its tasks. */
const BOUTS: { readonly [K in RecordedKind]: BoutsOf<K> } = {
  matchSeries: (spec) => [{ ...spec, ...(spec.range ?? { from: 0, to: spec.games }) }],
  matchOfRounds: (spec) => [{ ...spec, from: 0, to: spec.matches }],
  scenarioMatrix: (spec) => boutsOfMatrix(spec),
  skillCurve: (spec) => boutsOfCurve(spec),
  variantComparison: (spec) => boutsOfComparison(spec),
  catalogueSurvey: (spec) => boutsOfSurvey(spec),
  ladder: boutsOfLadder,
}

/** A kind whose games can be recorded. */
export type RecordedKind =
  | 'matchSeries'
  | 'matchOfRounds'
  | 'scenarioMatrix'
  | 'skillCurve'
  | 'variantComparison'
  | 'catalogueSurvey'
  | 'ladder'

/** The games that a finished run played; of a test, those before it was decided. */
export function playedBouts<K extends RecordedKind>(
  kind: K,
  spec: SpecOf<K>,
  parts: PartsOf<K>,
): Iterable<Bout> {
  return (BOUTS[kind] as BoutsOf<K>)(spec, parts)
}

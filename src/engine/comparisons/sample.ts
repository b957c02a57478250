import type { ExperimentKind } from '../experiments/contract/experiment'
import type { PartsOf, SpecOf } from '../experiments/contract/kinds'
import { countsBySeries, type RangePart } from '../experiments/kinds/severalSeries'
import { seriesOf as seriesOfSurvey } from '../experiments/kinds/catalogueSurvey/spec'
import { playedRange } from '../experiments/kinds/matchSeries/run'
import { seriesOf as seriesOfMatrix } from '../experiments/kinds/scenarioMatrix/spec'
import { seriesOf as seriesOfCurve } from '../experiments/kinds/skillCurve/spec'
import { seriesOf as seriesOfSweep, isSolved } from '../experiments/kinds/sweep/run'
import { seriesOf as seriesOfComparison } from '../experiments/kinds/variantComparison/spec'
import { formatPlayer, parsePlayer } from '../players/player'
import type { SeriesRange } from '../kernel/series'
import { type GameCounts, mergeCounts } from '../simulation/counts'
import type { Variant } from '../variant/variant'

/** Under which rules and by whom games were played; whether each is a game or a whole match. */
export interface Setting {
  readonly variant: Variant
  readonly first: string
  readonly second: string
  readonly each: 'games' | 'matches'
}

/** Games of one setting: those with indices from `from` up to but not including `to` of a random seed. */
export interface Sample extends Setting {
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly counts: GameCounts
}

/** A kind of experiment whose games can be compared. */
type ComparableKind =
  | 'matchSeries'
  | 'matchOfRounds'
  | 'variantComparison'
  | 'scenarioMatrix'
  | 'skillCurve'
  | 'catalogueSurvey'
  | 'sweep'

type SamplesOf<K extends ExperimentKind> = (spec: SpecOf<K>, parts: PartsOf<K>) => readonly Sample[]

const SAMPLES: { readonly [K in ComparableKind]: SamplesOf<K> } = {
  matchSeries: (spec, parts) => [
    sampleOf({ ...spec, ...playedRange(spec, parts) }, mergeCounts(parts.values()), 'games'),
  ],
  matchOfRounds: (spec, parts) => [
    sampleOf(
      { ...spec, from: 0, to: spec.matches },
      mergeCounts([...parts.values()].map(({ counts }) => counts)),
      'matches',
    ),
  ],
  variantComparison: (spec, parts) => ofSeries(seriesOfComparison(spec), parts),
  scenarioMatrix: (spec, parts) => ofSeries(seriesOfMatrix(spec), parts),
  skillCurve: (spec, parts) => ofSeries(seriesOfCurve(spec), parts),
  catalogueSurvey: (spec, parts) => ofSeries(seriesOfSurvey(spec), parts),
  sweep: (spec, parts) => {
    const played = [...parts].flatMap(([index, part]) => (isSolved(part) ? [] : [[index, part] as const]))
    return spec.find === 'shares' ? ofSeries(seriesOfSweep(spec), new Map(played)) : []
  },
}

/** Whether the runs of a kind have games to compare. */
export function isComparable(kind: ExperimentKind): kind is ComparableKind {
  return Object.hasOwn(SAMPLES, kind)
}

/** The games of a run, by rules and players; those that were not played are left out. */
export function samplesOf<K extends ComparableKind>(
  kind: K,
  spec: SpecOf<K>,
  parts: PartsOf<K>,
): readonly Sample[] {
  return (SAMPLES[kind] as SamplesOf<K>)(spec, parts).filter(({ counts }) => counts.games > 0)
}

function ofSeries(
  allSeries: readonly SeriesRange[],
  parts: ReadonlyMap<number, RangePart>,
): readonly Sample[] {
  const counts = countsBySeries(allSeries, parts)
  return allSeries.map((series, place) => sampleOf(series, counts[place]!, 'games'))
}

function sampleOf(
  { variant, first, second, seed, from, to }: SeriesRange,
  counts: GameCounts,
  each: Sample['each'],
): Sample {
  return { variant, first: canonical(first), second: canonical(second), each, seed, from, to, counts }
}

/** The same player may be written in two ways: `minimax` is `minimax:4`. */
function canonical(name: string): string {
  const player = parsePlayer(name)
  return player.ok ? formatPlayer(player.value) : name
}

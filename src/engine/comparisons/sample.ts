import type { ExperimentKind } from '../experiments/contract/experiment'
import type { PartsOf, SpecOf } from '../experiments/contract/kinds'
import { countsByBout, type BoutPart } from '../experiments/kinds/bouts'
import { boutsOf as boutsOfSurvey } from '../experiments/kinds/catalogueSurvey/spec'
import { boutsOf as boutsOfMatrix } from '../experiments/kinds/scenarioMatrix/spec'
import { boutsOf as boutsOfCurve } from '../experiments/kinds/skillCurve/spec'
import { boutsOf as boutsOfComparison } from '../experiments/kinds/variantComparison/spec'
import { formatPlayer, parsePlayer } from '../players/player'
import type { Bout } from '../simulation/bout'
import type { GameCounts } from '../simulation/counts'
import { foldCounts } from '../simulation/countsFold'
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
export type ComparableKind =
  'matchSeries' | 'matchOfRounds' | 'variantComparison' | 'scenarioMatrix' | 'skillCurve' | 'catalogueSurvey'

type SamplesOf<K extends ExperimentKind> = (spec: SpecOf<K>, parts: PartsOf<K>) => readonly Sample[]

const SAMPLES: { readonly [K in ComparableKind]: SamplesOf<K> } = {
  matchSeries: (spec, parts) => [
    sampleOf(
      { ...spec, ...(spec.range ?? { from: 0, to: spec.games }) },
      foldCounts(parts.values()),
      'games',
    ),
  ],
  matchOfRounds: (spec, parts) => [
    sampleOf(
      { ...spec, from: 0, to: spec.matches },
      foldCounts([...parts.values()].map(({ counts }) => counts)),
      'matches',
    ),
  ],
  variantComparison: (spec, parts) => ofBouts(boutsOfComparison(spec), parts),
  scenarioMatrix: (spec, parts) => ofBouts(boutsOfMatrix(spec), parts),
  skillCurve: (spec, parts) => ofBouts(boutsOfCurve(spec), parts),
  catalogueSurvey: (spec, parts) => ofBouts(boutsOfSurvey(spec), parts),
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

function ofBouts(bouts: readonly Bout[], parts: ReadonlyMap<number, BoutPart>): readonly Sample[] {
  const counts = countsByBout(bouts, parts)
  return bouts.map((bout, place) => sampleOf(bout, counts[place]!, 'games'))
}

function sampleOf(
  { variant, first, second, seed, from, to }: Bout,
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

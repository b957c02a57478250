import type { Result } from '../../../result'
import type { Bout } from '../../../simulation/bout'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import {
  type BoutPart,
  boutPartShape,
  type BoutTask,
  estimateBouts,
  inTurn,
  planBouts,
  runBout,
} from '../bouts'
import type { Experiment, SpecProblem } from '../../contract/experiment'
import { MAX_GAMES } from '../matchSeries/spec'
import { SpecReader } from '../../spec/specReader'
import { report } from './report'

const MAX_LAPS = 100

/** Calculators that foresee moves of more and more laps, on both seats against one opponent. */
export interface SkillCurveSpec {
  readonly variant: Variant
  readonly opponent: string
  /** Laps foreseen, both ends included. */
  readonly laps: { readonly from: number; readonly to: number }
  /** Games for each number of laps and each seat. */
  readonly games: number
  readonly seed: number
}

const DEFAULTS: SkillCurveSpec = {
  variant: findPreset('congkak')?.make() as Variant,
  opponent: 'novice',
  laps: { from: 1, to: 8 },
  games: 500,
  seed: 1,
}

/** How much foresight makes up for moving second. */
export const skillCurve: Experiment<SkillCurveSpec, BoutTask, BoutPart> = {
  kind: 'skillCurve',
  title: 'Skill curve',
  question: 'How far must one foresee to win?',
  unit: 'games',
  defaults: DEFAULTS,
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    { path: 'opponent', label: 'Opponent', type: 'player' },
    { path: 'laps', label: 'Laps foreseen', type: 'range', min: 1, max: MAX_LAPS },
    { path: 'games', label: 'Games a point', type: 'integer', min: 1, max: MAX_GAMES },
    { path: 'seed', label: 'Seed', type: 'seed' },
  ],
  templates: [
    {
      title: 'Foresight against a novice',
      source: 'Between scenarios I and II of Chen et al. 2022',
      spec: { variant: 'congkak', opponent: 'novice', laps: { from: 1, to: 8 }, games: 500, seed: 1 },
    },
  ],
  parse,
  partShape: boutPartShape,
  plan: (spec) => planBouts(boutsOf(spec)),
  estimate: (spec) => estimateBouts(boutsOf(spec)),
  run: (spec, task) => runBout(boutsOf(spec), task),
  report: (spec, parts) => report(spec, boutsOf(spec), parts),
}

/** For each number of laps: the calculator as South, then as North. */
function boutsOf({ variant, opponent, laps, games, seed }: SkillCurveSpec): readonly Bout[] {
  const steps = Array.from({ length: laps.to - laps.from + 1 }, (_, place) => laps.from + place)
  const pairs = steps.flatMap((step) => [
    { variant, first: `calculator:${step}`, second: opponent, seed },
    { variant, first: opponent, second: `calculator:${step}`, seed },
  ])
  return inTurn(pairs, games)
}

function parse(input: unknown): Result<SkillCurveSpec, readonly SpecProblem[]> {
  const reader = new SpecReader(input, DEFAULTS)
  const laps = reader.value('laps') as Partial<SkillCurveSpec['laps']> | null
  const from = reader.integerAt('laps.from', laps?.from, 1, MAX_LAPS)
  const to = reader.integerAt('laps.to', laps?.to, 1, MAX_LAPS)
  if (from > to) reader.refuse('laps', 'must not run backwards')
  const variant = reader.variant('variant')
  return reader.result({
    variant,
    opponent: reader.player('opponent', [variant]),
    laps: { from, to },
    games: reader.integer('games', 1, MAX_GAMES),
    seed: reader.seed('seed'),
  })
}

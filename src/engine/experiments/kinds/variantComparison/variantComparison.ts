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

/** The same series of games under several variants. */
export interface VariantComparisonSpec {
  readonly variants: readonly Variant[]
  readonly first: string
  readonly second: string
  /** Games a variant. */
  readonly games: number
  readonly seed: number
}

const DEFAULTS: VariantComparisonSpec = {
  variants: ['congkak', 'dakon', 'congklak', 'congklak-patched'].map(
    (id) => findPreset(id)?.make() as Variant,
  ),
  first: 'novice',
  second: 'novice',
  games: 50_000,
  seed: 1,
}

/** What a change of rules changes in play. */
export const variantComparison: Experiment<VariantComparisonSpec, BoutTask, BoutPart> = {
  kind: 'variantComparison',
  title: 'Variant comparison',
  question: 'What does a change of rules change?',
  unit: 'games',
  defaults: DEFAULTS,
  fields: [
    {
      path: 'variants',
      label: 'Variants',
      type: 'variants',
      hint: 'The others are compared with the first.',
    },
    { path: 'first', label: 'South', type: 'player' },
    { path: 'second', label: 'North', type: 'player' },
    { path: 'games', label: 'Games a variant', type: 'integer', min: 1, max: MAX_GAMES },
    { path: 'seed', label: 'Seed', type: 'seed' },
  ],
  templates: [
    {
      title: 'Kasim’s patch',
      source: 'Kasim 2016: does relaying only from own holes even the seats?',
      spec: {
        variants: ['congklak', 'congklak-patched'],
        first: 'novice',
        second: 'novice',
        games: 50_000,
        seed: 1,
      },
    },
    {
      title: 'Kalah with and without moving again',
      source: 'Pok 2001: kalah and kalahAlt',
      spec: { variants: ['kalah', 'kalah-alt'], first: 'novice', second: 'novice', games: 50_000, seed: 1 },
    },
  ],
  parse,
  partShape: boutPartShape,
  plan: (spec) => planBouts(boutsOf(spec)),
  estimate: (spec) => estimateBouts(boutsOf(spec)),
  run: (spec, task) => runBout(boutsOf(spec), task),
  report: (spec, parts) => report(spec, boutsOf(spec), parts),
}

function boutsOf({ variants, first, second, games, seed }: VariantComparisonSpec): readonly Bout[] {
  return inTurn(
    variants.map((variant) => ({ variant, first, second, seed })),
    games,
  )
}

function parse(input: unknown): Result<VariantComparisonSpec, readonly SpecProblem[]> {
  const reader = new SpecReader(input, DEFAULTS)
  const variants = reader.list('variants', { min: 1, max: 50 }, (path, item) => reader.variantAt(path, item))
  return reader.result({
    variants,
    first: reader.player('first', variants),
    second: reader.player('second', variants),
    games: reader.integer('games', 1, MAX_GAMES),
    seed: reader.seed('seed'),
  })
}

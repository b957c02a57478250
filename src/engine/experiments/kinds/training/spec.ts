import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import type { NetworkShape } from '../../../agents/network'
import { NetworkLimit } from '../../../limits'
import { oneRoundOf } from '../../../solver/oneRound'
import { tableable } from '../../../tables/tableable'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import { playerProblems, playerShape } from '../../spec/playerShape'
import {
  type FieldShapes,
  listOf,
  MAX_SEED,
  numberBetween,
  oneOf,
  seedShape,
  type Shape,
  wholeNumber,
} from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { problemOf, wordsOf } from '../../spec/specProblems'
import { variantShape } from '../../spec/variantShape'

/** A network that learns a game by playing itself. */
export interface Training {
  readonly variant: Variant
  /** `td`: from what one ply ahead and the end of the game are worth. `search`: from what a tree of positions is worth. */
  readonly method: 'td' | 'search'
  readonly generations: number
  /** Games per generation, all branches together. */
  readonly games: number
  /** Networks that learn side by side in a generation, each from its own games, and are then averaged. */
  readonly branches: number
  /** Visits of the tree, if targets come from a search. */
  readonly visits: number
  /** Positions with up to this many seeds are learnt with their exact results, from endgame tables; 0 for none. */
  readonly tableSeeds: number
  /** How far results reach back: 0, only to the next look ahead; 1, from the end of the game alone. */
  readonly lambda: number
  /** Random moves per thousand. */
  readonly exploration: number
  /** The length of a step at first; it shrinks to a tenth by the last generation. */
  readonly rate: number
  readonly counts: number
  readonly first: NetworkShape['first']
  readonly second: NetworkShape['second']
  /** The opponents that measure its strength, the games against each, and the generations between measurements. */
  readonly opponents: readonly string[]
  readonly matchGames: number
  readonly every: number
  readonly seed: number
}

/** The settings of a training that a sweep can vary: numbers that change how a network learns. */
export const VARIED = [
  'games',
  'rate',
  'lambda',
  'exploration',
  'branches',
  'visits',
  'counts',
  'first',
  'second',
  'tableSeeds',
  'seed',
] as const satisfies readonly (keyof Training)[]

/** A setting that a sweep can vary. */
export type Varied = (typeof VARIED)[number]

/** A training; or several that differ in one setting, side by side. */
export interface TrainingSpec extends Training {
  readonly vary: 'nothing' | Varied
  readonly values: readonly number[]
}

/** The most trainings of a sweep: as many curves as a chart can show. */
const MOST_TRAININGS = 6

/** Kalah(6, 4) by temporal differences. */
export const DEFAULTS: TrainingSpec = {
  variant: findPreset('kalah')!.make(),
  method: 'td',
  generations: 20,
  games: 4_000,
  branches: 2,
  visits: 60,
  tableSeeds: 0,
  lambda: 0.7,
  exploration: 50,
  rate: 0.003,
  counts: 15,
  first: 32,
  second: 32,
  opponents: ['novice', 'greedy', 'maximal', 'minimax:2'],
  matchGames: 100,
  every: 1,
  seed: 1,
  vary: 'nothing',
  values: [],
}

/** The most seeds of endgame tables: these take seconds to fill, and every worker fills its own. */
export const MOST_TABLE_SEEDS = 12

const units: Shape<number> = wholeNumber(NetworkLimit.unitStep, NetworkLimit.units)

const SHAPES: FieldShapes<Training> = {
  variant: variantShape,
  method: oneOf(['td', 'search']),
  generations: wholeNumber(1, 2_000),
  games: wholeNumber(2, 10_000_000),
  branches: wholeNumber(1, 16),
  visits: wholeNumber(2, 100_000),
  tableSeeds: wholeNumber(0, MOST_TABLE_SEEDS),
  lambda: numberBetween(0, 1),
  exploration: wholeNumber(0, 1_000),
  rate: numberBetween(0.00001, 0.1),
  counts: wholeNumber(1, NetworkLimit.counts),
  first: units,
  second: units,
  opponents: listOf(playerShape, 0, 10),
  matchGames: wholeNumber(2, 100_000),
  every: wholeNumber(1, 2_000),
  seed: seedShape,
}

/** Reads a spec. */
export const parseTraining = specParser(
  specShape<TrainingSpec>(
    {
      ...SHAPES,
      vary: oneOf(['nothing', ...VARIED]),
      values: listOf(numberBetween(0, MAX_SEED), 0, MOST_TRAININGS),
    },
    DEFAULTS,
  ),
  (spec) => (spec.vary === 'nothing' ? together(spec) : variedProblems(spec)),
)

/** The trainings of a spec: one, or one for each value of the setting that is varied. */
export const trainingsOf: (spec: TrainingSpec) => readonly Training[] = perSpec((spec) => {
  const { vary, values, ...training } = spec
  return vary === 'nothing' ? [training] : values.map((value) => ({ ...training, [vary]: value }))
})

/** What is wrong with the values of a sweep: each must do where it stands. */
function variedProblems(spec: TrainingSpec): readonly SpecProblem[] {
  const { vary, values } = spec
  if (vary === 'nothing') return []
  if (values.length < 2 || new Set(values).size < values.length)
    return [{ path: 'values', message: message('training.twoValues', { most: MOST_TRAININGS }) }]
  return trainingsOf(spec).flatMap((training, place): readonly SpecProblem[] => {
    const path = `values.${place}`
    const read = v.safeParse(SHAPES[vary], training[vary], { message: wordsOf })
    if (!read.success) return [{ ...problemOf(read.issues[0]), path }]
    // What is wrong with a setting that they share is wrong with the first.
    return together(training).flatMap((problem) =>
      problem.path === vary ? [{ ...problem, path }] : place === 0 ? [problem] : [],
    )
  })
}

function together({
  variant,
  tableSeeds,
  opponents,
  first,
  second,
  games,
  branches,
}: Training): readonly SpecProblem[] {
  const named = Object.fromEntries(opponents.map((name, place) => [`opponents.${place}`, name]))
  const problems = [...playerProblems(named, [variant])]
  for (const [path, size] of Object.entries({ first, second }))
    if (size % NetworkLimit.unitStep !== 0) problems.push({ path, message: message('training.sixteens') })
  const tables = tableable(oneRoundOf(variant), tableSeeds)
  if (tableSeeds > 0 && !tables.ok) problems.push({ path: 'tableSeeds', message: tables.because })
  if (games < branches) problems.push({ path: 'games', message: message('training.fewGames') })
  return problems
}

/** The shape of the network. */
export function shapeOf({ counts, first, second }: Training): NetworkShape {
  return { counts, first, second }
}

/** The length of a step in a generation; by sums and products alone, which are the same on every machine. */
export function rateOf({ rate, generations }: Training, generation: number): number {
  return generations === 1 ? rate : rate * (1 - (0.9 * generation) / (generations - 1))
}

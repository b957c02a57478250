import { message } from '../../../../locales/message'
import { findPreset } from '../../../variant/catalogue'
import type { NetworkShape } from '../../../agents/network'
import { NetworkLimit } from '../../../limits'
import { oneRoundOf } from '../../../solver/oneRound'
import { tableable } from '../../../tables/tableable'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { playerProblems, playerShape } from '../../spec/playerShape'
import { listOf, numberBetween, oneOf, seedShape, type Shape, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** A network that learns a game by playing itself. */
export interface TrainingSpec {
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
}

/** The most seeds of endgame tables: these take seconds to fill, and every worker fills its own. */
export const MOST_TABLE_SEEDS = 12

const units: Shape<number> = wholeNumber(NetworkLimit.unitStep, NetworkLimit.units)

/** Reads a spec. */
export const parseTraining = specParser(
  specShape<TrainingSpec>(
    {
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
    },
    DEFAULTS,
  ),
  together,
)

function together({
  variant,
  tableSeeds,
  opponents,
  first,
  second,
  games,
  branches,
}: TrainingSpec): readonly SpecProblem[] {
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
export function shapeOf({ counts, first, second }: TrainingSpec): NetworkShape {
  return { counts, first, second }
}

/** The length of a step in a generation; by sums and products alone, which are the same on every machine. */
export function rateOf({ rate, generations }: TrainingSpec, generation: number): number {
  return generations === 1 ? rate : rate * (1 - (0.9 * generation) / (generations - 1))
}

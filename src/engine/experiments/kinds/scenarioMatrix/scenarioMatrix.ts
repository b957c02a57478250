import { formatPlayer, parsePlayer } from '../../../players/player'
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

/** Every agent against every agent, on both seats. */
export interface ScenarioMatrixSpec {
  readonly variant: Variant
  readonly agents: readonly string[]
  /** Games a cell. */
  readonly games: number
  readonly seed: number
}

const DEFAULTS: ScenarioMatrixSpec = {
  variant: findPreset('congkak')?.make() as Variant,
  agents: ['novice', 'maximal'],
  games: 1_000,
  seed: 1,
}

/** Which weighs more, moving first or counting? Scenarios I–IV of the congkak paper, for any agents. */
export const scenarioMatrix: Experiment<ScenarioMatrixSpec, BoutTask, BoutPart> = {
  kind: 'scenarioMatrix',
  title: 'Scenario matrix',
  question: 'Does moving first or counting weigh more?',
  unit: 'games',
  defaults: DEFAULTS,
  fields: [
    { path: 'variant', label: 'Variant', type: 'variant' },
    { path: 'agents', label: 'Players', type: 'players', hint: 'Each plays each, as South and as North.' },
    { path: 'games', label: 'Games a cell', type: 'integer', min: 1, max: MAX_GAMES },
    { path: 'seed', label: 'Seed', type: 'seed' },
  ],
  templates: [
    {
      title: 'Scenarios I–IV',
      source: 'Chen et al. 2022, questions 1–5: novice and expert',
      spec: { variant: 'congkak', agents: ['novice', 'maximal'], games: 1_000, seed: 1 },
    },
    {
      title: 'From novice to expert',
      source: 'Between novice and expert: greedy, and those who foresee few laps',
      spec: {
        variant: 'congkak',
        agents: [
          'novice',
          'greedy',
          'calculator:1',
          'calculator:2',
          'calculator:3',
          'calculator:4',
          'maximal',
        ],
        games: 200,
        seed: 1,
      },
    },
  ],
  parse,
  partShape: boutPartShape,
  plan: (spec) => planBouts(boutsOf(spec)),
  estimate: (spec) => estimateBouts(boutsOf(spec)),
  run: (spec, task) => runBout(boutsOf(spec), task),
  report: (spec, parts) => report(spec, boutsOf(spec), parts),
}

/** The cells row by row: who plays South, then who plays North. */
function boutsOf({ variant, agents, games, seed }: ScenarioMatrixSpec): readonly Bout[] {
  const pairs = agents.flatMap((first) => agents.map((second) => ({ variant, first, second, seed })))
  return inTurn(pairs, games)
}

function parse(input: unknown): Result<ScenarioMatrixSpec, readonly SpecProblem[]> {
  const reader = new SpecReader(input, DEFAULTS)
  const variant = reader.variant('variant')
  const agents = reader.list('agents', { min: 1, max: 20 }, (path, item) =>
    reader.playerAt(path, item, [variant]),
  )
  if (new Set(agents.map(wholeName)).size < agents.length)
    reader.refuse('agents', 'must not name an agent twice')
  return reader.result({
    variant,
    agents,
    games: reader.integer('games', 1, MAX_GAMES),
    seed: reader.seed('seed'),
  })
}

/** The name with its number, which a bare name leaves to custom. */
function wholeName(name: string): string {
  const player = parsePlayer(name)
  return player.ok ? formatPlayer(player.value) : name
}

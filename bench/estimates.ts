import { anyExperimentOf } from '../src/engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../src/engine/experiments/contract/experiment'
import { foresee } from '../src/engine/experiments/contract/foresee'
import { findPreset } from '../src/engine/variant/catalogue'
import type { Variant } from '../src/engine/variant/variant'
import { createPool, type Spawn } from '../src/workers/pool'
import { runExperiment } from '../src/workers/runExperiment'

/** How long a run was said to take, and how long it took. */
export interface EstimateCheck {
  readonly name: string
  readonly kind: ExperimentKind
  readonly foreseen: number
  readonly low: number
  readonly high: number
  readonly seconds: number
  /** How many times too long or too short the estimate was. */
  readonly factor: number
}

const make = (id: string, holes?: number, seeds?: number): Variant =>
  findPreset(id)!.make({ ...(holes && { holes }), ...(seeds && { seeds }) })

/** Runs of every kind, each of some seconds. */
const RUNS: readonly (readonly [name: string, kind: ExperimentKind, spec: object])[] = [
  ['congkak, novices', 'matchSeries', { games: 3_000_000, seed: 5 }],
  ['congkak, greedy', 'matchSeries', { games: 60_000, first: 'greedy', second: 'greedy' }],
  ['kalah, minimax:4', 'matchSeries', { variant: make('kalah'), first: 'minimax:4', games: 300 }],
  ['oware, mcts:200', 'matchSeries', { variant: make('oware'), first: 'mcts:200', games: 60 }],
  ['congkak, calculator:3, every game', 'matchSeries', { first: 'calculator:3', games: 400, keep: 'games' }],
  ['kalah, until ±0.7 points', 'matchSeries', { variant: make('kalah'), first: 'minimax:3', precision: 0.7 }],
  ['minimax:2 and others', 'scenarioMatrix', { agents: ['novice', 'greedy', 'minimax:2'], games: 6 }],
  [
    'kalah, three players',
    'scenarioMatrix',
    { variant: make('kalah'), agents: ['novice', 'maximal', 'minimax:3'], games: 200 },
  ],
  ['congkak', 'skillCurve', { laps: { from: 1, to: 4 }, games: 200 }],
  ['kalah', 'skillCurve', { variant: make('kalah'), laps: { from: 1, to: 5 }, games: 4_000 }],
  ['dakon (7), shortest', 'winningOpenings', { variant: make('dakon', 7), goal: 'shortest', effort: 40 }],
  [
    'dakon (8), fewest laps',
    'winningOpenings',
    { variant: make('dakon', 8), goal: 'fewest-laps', effort: 20 },
  ],
  ['dakon (6), all', 'winningOpenings', { variant: make('dakon', 6), goal: 'count', proof: 'full' }],
  [
    'kalah (1–4, 1–4)',
    'gameValues',
    { variants: [make('kalah')], holes: { from: 1, to: 4 }, seeds: { from: 1, to: 4 } },
  ],
  [
    'kalah (4, 1–5)',
    'gameValues',
    { variants: [make('kalah')], holes: { from: 4, to: 4 }, seeds: { from: 1, to: 5 } },
  ],
  [
    'kalah (5, 1–4)',
    'gameValues',
    { variants: [make('kalah')], holes: { from: 5, to: 5 }, seeds: { from: 1, to: 4 } },
  ],
  [
    'kalah (4), 1–5 seeds',
    'sweep',
    { variant: make('kalah', 4), holes: { from: 4, to: 4 }, seeds: { from: 1, to: 5 } },
  ],
  [
    'kalah (5), 1–4 seeds',
    'sweep',
    { variant: make('kalah', 5), holes: { from: 5, to: 5 }, seeds: { from: 1, to: 4 } },
  ],
  [
    'kalah-alt, pok-alt',
    'strategyCheck',
    { variant: make('kalah-alt', 2), holes: { from: 2, to: 9 }, seeds: 1 },
  ],
  [
    'kalah (3, 3), values',
    'startLayouts',
    { variant: make('kalah', 3, 3), moved: 2, sides: 'any', find: 'values' },
  ],
  [
    'kalah (6, 4), shares',
    'startLayouts',
    { variant: make('kalah'), moved: 1, sides: 'any', find: 'shares', games: 20_000 },
  ],
  ['kalah and others', 'variantComparison', { variants: ['kalah', 'kalah-alt', 'congkak'], games: 400_000 }],
  ['oware, minimax:3', 'variantComparison', { variants: ['oware', 'awari'], first: 'minimax:3', games: 150 }],
  ['kalah, three rounds', 'matchOfRounds', { variant: rounds(make('kalah'), 3), matches: 300_000 }],
  [
    'congkak, greedy',
    'matchOfRounds',
    { variant: rounds(make('congkak'), 5), first: 'greedy', matches: 5_000 },
  ],
  ['five games', 'catalogueSurvey', { variants: 'kalah,awari,congkak,oware,dakon', games: 40_000 }],
  ['awari, 9 seeds', 'endgameTables', { variant: make('awari'), seeds: 9 }],
  ['kalah, 10 seeds', 'endgameTables', { variant: make('kalah'), seeds: 10 }],
  ['kalah, four players', 'ladder', { players: ['novice', 'greedy', 'maximal', 'minimax:2'], games: 3_000 }],
  [
    'kalah, a test',
    'ladder',
    { players: ['minimax:2', 'minimax:1'], find: 'test', games: 20_000, elo0: 0, elo1: 20 },
  ],
  [
    'kalah, a long test',
    'ladder',
    { players: ['minimax:4~30', 'minimax:4~33'], find: 'test', games: 20_000, elo0: 0, elo1: 15 },
  ],
  [
    'kalah (4, 3)',
    'training',
    {
      variant: make('kalah', 4, 3),
      generations: 6,
      games: 400,
      opponents: ['novice', 'greedy'],
      matchGames: 60,
    },
  ],
  [
    'congkak',
    'training',
    {
      variant: make('congkak', 5),
      generations: 4,
      games: 200,
      opponents: ['greedy', 'minimax:2'],
      matchGames: 40,
    },
  ],
]

/** Seconds of the processor that this process has used, on all its threads: a busy machine does not lengthen them. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Foresees every run, runs it on one worker, and compares, in processor time. */
export async function checkEstimates(
  spawn: Spawn,
  tell: (check: EstimateCheck) => void,
  only = '',
): Promise<readonly EstimateCheck[]> {
  const checks: EstimateCheck[] = []
  for (const [name, kind, input] of RUNS.filter(([name, kind]) => `${kind}: ${name}`.includes(only))) {
    const experiment = anyExperimentOf(kind)
    const parsed = experiment.parse(input)
    if (!parsed.ok) throw new Error(`${kind}, ${name}: ${JSON.stringify(parsed.error)}`)
    const spec = parsed.value as Json
    const { wall, low, high } = finish(foresee(experiment, spec, 1, processorSeconds))
    const pool = createPool({ size: 1, spawn })
    // A worker that has started, as in the window, where the form has just timed a sample.
    await pool.submit({ type: 'foresee', kind, spec, workers: 1 }).outcome
    const began = processorSeconds()
    const { status } = await runExperiment(pool, { kind, spec }).outcome
    const seconds = processorSeconds() - began
    pool.close()
    if (status !== 'done') throw new Error(`${kind}, ${name}: ${status}`)
    const factor = Math.max(wall / seconds, seconds / wall)
    const check = { name, kind, foreseen: wall, low, high, seconds, factor }
    tell(check)
    checks.push(check)
  }
  return checks
}

function finish<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

function rounds(variant: Variant, count: number): Variant {
  return { ...variant, match: { ...variant.match, length: 'rounds', rounds: count } }
}

import type { Agent } from '../src/engine/agents/agent'
import type { Learned } from '../src/engine/agents/learned'
import { playerNamed } from '../src/engine/players/player'
import { loadNetworks } from '../src/engine/players/shipped'
import { findPreset } from '../src/engine/variant/catalogue'
import type { Variant } from '../src/engine/variant/variant'
import type { Spawn } from '../src/workers/pool'
import { type EndToEnd, measureEndToEnd } from './endToEnd'
import { hardwiredRunner, kernelRunner, tablesRunner, thinkingRunner } from './kernels'
import { compileNatives } from './native'
import { bestRates } from './stopwatch'

/** A speed as measured. */
export interface Speed {
  readonly name: string
  readonly unit: string
  readonly perSecond: number
}

/** Two speeds of one run compared with each other, and the ratio we want. */
export interface Ratio {
  readonly name: string
  readonly value: number
  readonly wanted: string
  readonly holds: boolean
}

/** All speeds of a run and their ratios. */
export interface SpeedReport {
  readonly speeds: readonly Speed[]
  readonly ratios: readonly Ratio[]
}

/** Measures the kernel beside C++ programs, where they can be compiled, and one worker beside two. */
export async function measureSpeed(
  spawn: Spawn,
  { rounds, nativeFolder }: { readonly rounds: number; readonly nativeFolder: string | undefined },
): Promise<SpeedReport> {
  const natives = compileNatives(nativeFolder)
  await loadNetworks(ALSO_THINKING)
  const runners = [
    kernelRunner('congkak, 7 holes', preset('congkak', 7), 1_000, 'games'),
    hardwiredRunner('congkak hard-wired', 1_000),
    ...(natives
      ? [
          natives.runner('congkak_interleaved', 60_000),
          natives.runner('congkak_simd', 60_000),
          natives.runner('congkak_scalar', 30_000, 7),
        ]
      : []),
    kernelRunner('kalah(6,4)', preset('kalah', 6, 4), 1_500, 'games'),
    kernelRunner('kalah(6,4), slot by slot', slotBySlot(preset('kalah', 6, 4)), 1_500, 'games'),
    ...(natives ? [natives.runner('kalah_scalar', 40_000, 6, 4)] : []),
    kernelRunner('laps, 7 holes', preset('congkak', 7), 1_000, 'laps'),
    kernelRunner('laps, 9 holes', preset('congkak', 9), 500, 'laps'),
    kernelRunner('laps, 10 holes', preset('congkak', 10), 400, 'laps'),
    tablesRunner('awari tables', TABLE_SEEDS),
    ...(natives ? [natives.tables(TABLE_SEEDS)] : []),
    ...THINKING.flatMap(({ id, holes, seeds, how, agent }) => [
      thinkingRunner(`${id} ${how}`, preset(id, holes, seeds), agent),
      ...(natives ? [natives.thinking(id, holes, seeds, how)] : []),
    ]),
    ...ALSO_THINKING.map((name) => thinkingRunner(name, preset('kalah', 6, 4), thinkerNamed(name))),
  ]
  try {
    const alone = await bestRates(runners, rounds)
    const whole = ratesOf(await measureEndToEnd(spawn, natives, rounds))
    return {
      speeds: [
        ...runners.map(({ name, unit }) => speedOf(name, unit, alone.get(name)!)),
        ...whole.map(([name, rate]) => speedOf(name, 'games', rate)),
      ],
      ratios: ratiosOf(new Map([...alone, ...whole])),
    }
  } finally {
    natives?.remove()
  }
}

/** Tables large enough that filling them is most of the work. */
const TABLE_SEEDS = 12

/** Players that think, and how the C++ program with the same idea is called. */
const THINKING = [
  { id: 'kalah', holes: 6, seeds: 4 },
  { id: 'congkak', holes: 7, seeds: 7 },
].flatMap((game) => [
  { ...game, how: 'alphabeta', agent: { kind: 'minimax', turns: 60, nodes: 200_000 } } as const,
  { ...game, how: 'mcts', agent: { kind: 'mcts', playouts: 4_000 } } as const,
])

/** Players of kalah(6,4) whose idea no C++ program here has. */
const ALSO_THINKING = [
  'minimax:30:200000+memory',
  'net-minimax:kalah-6-4:30:200000',
  'net-minimax:kalah-6-4:30:200000+memory',
  'net-mcts:kalah-6-4:800',
]

function thinkerNamed(name: string): Agent | Learned {
  const player = playerNamed(name)
  if (player.kind === 'agent') return player.agent
  if (player.kind === 'learned') return player.learned
  throw new Error(`${name} does not think in the kernel`)
}

function preset(id: string, holes: number, seeds?: number): Variant {
  return findPreset(id)!.make({ holes, seeds })
}

/** The same game with a rule that vectors do not support but that changes nothing where South always begins. */
function slotBySlot(variant: Variant): Variant {
  return { ...variant, start: { ...variant.start, turned: 'withStarter' } }
}

function speedOf(name: string, unit: string, rate: number): Speed {
  return { name, unit, perSecond: Math.round(rate) }
}

/** Speeds of whole series, by name; those by processor time say so. */
function ratesOf({ clock, processor }: EndToEnd): readonly (readonly [name: string, rate: number])[] {
  return [
    ['one worker', clock.one],
    ['2 workers', clock.two],
    ['one worker, processor time', processor.one],
    ['2 workers, processor time', processor.two],
    ...(processor.native === null ? [] : [['C++ congkak_simd, processor time', processor.native] as const]),
  ]
}

/** Which speeds are compared, and the smallest acceptable ratio. */
const WANTED: readonly (readonly [name: string, ours: string, other: string, least: number])[] = [
  ['congkak against C++ with the same idea', 'congkak, 7 holes', 'C++ congkak_interleaved', 0.7],
  ['congkak against C++ with vectors', 'congkak, 7 holes', 'C++ congkak_simd', 0.8],
  ['congkak against C++ seed by seed', 'congkak, 7 holes', 'C++ congkak_scalar', 1.5],
  ['kalah(6,4) against C++ seed by seed', 'kalah(6,4)', 'C++ kalah_scalar', 1.2],
  ['the same, slot by slot', 'kalah(6,4), slot by slot', 'C++ kalah_scalar', 0.5],
  ['congkak against congkak hard-wired', 'congkak, 7 holes', 'congkak hard-wired', 0.9],
  ['laps on 9 holes against 7', 'laps, 9 holes', 'laps, 7 holes', 0.4],
  ['laps on 10 holes against 7', 'laps, 10 holes', 'laps, 7 holes', 0.4],
  ['awari tables against C++, position by position', 'awari tables', 'C++ awari_retrograde', 0.7],
  ...THINKING.map(
    ({ id, how }) => [`${id} ${how} against C++`, `${id} ${how}`, `C++ ${id} ${how}`, 0.6] as const,
  ),
  ['two workers against one', '2 workers', 'one worker', 1.9],
  [
    'one worker against C++ with vectors',
    'one worker, processor time',
    'C++ congkak_simd, processor time',
    0.95,
  ],
  ['the same, two workers', '2 workers, processor time', 'C++ congkak_simd, processor time', 0.95],
]

function ratiosOf(rates: ReadonlyMap<string, number>): readonly Ratio[] {
  return WANTED.flatMap(([name, ours, other, least]) => {
    const [mine, theirs] = [rates.get(ours), rates.get(other)]
    if (mine === undefined || theirs === undefined) return []
    const value = mine / theirs
    return [{ name, value: Number(value.toFixed(2)), wanted: `at least ${least}`, holds: value >= least }]
  })
}

import { DEFAULTS } from '../src/engine/experiments/kinds/matchSeries/spec'
import { nameOf } from '../src/locales/message'
import { createPool, type Pool, type Spawn } from '../src/workers/pool'
import { runExperiment } from '../src/workers/runExperiment'
import type { Natives } from './native'

/** Whole series as `simulate` and the window play them, from submission to the last part. */
export interface EndToEnd {
  /** Games per second by the clock, the best of all rounds. */
  readonly clock: { readonly one: number; readonly two: number }
  /** Games per second of processor time, all threads together, the median of all rounds; null without C++. */
  readonly processor: { readonly one: number; readonly two: number; readonly native: number | null }
}

/** One series, timed. */
interface Timed {
  readonly clock: number
  readonly processor: number
}

/** The default series, with this many games, so that what begins and ends it counts for little. */
const GAMES = 1_000_000

/**
 * Plays the default series with one worker, with two and in C++, in turn, round after round, so that other work on the
 * machine slows all of them alike. Processor time excludes that work, and the median excludes disturbed rounds.
 */
export async function measureEndToEnd(
  spawn: Spawn,
  natives: Natives | null,
  rounds: number,
): Promise<EndToEnd> {
  const pools = [1, 2].map((size) => createPool({ size, spawn }))
  const timed: [Timed[], Timed[]] = [[], []]
  const native: number[] = []
  for (let round = 0; round < rounds; round++) {
    const seconds = natives?.processorSeconds('congkak_simd', GAMES) ?? null
    if (seconds !== null) native.push(seconds)
    for (const place of [0, 1] as const) timed[place].push(await playSeries(pools[place]!))
  }
  for (const pool of pools) pool.close()
  const best = (all: readonly Timed[]) => GAMES / Math.min(...all.map(({ clock }) => clock))
  const usual = (all: readonly Timed[]) => GAMES / median(all.map(({ processor }) => processor))
  return {
    clock: { one: best(timed[0]), two: best(timed[1]) },
    processor: {
      one: usual(timed[0]),
      two: usual(timed[1]),
      native: native.length > 0 ? GAMES / median(native) : null,
    },
  }
}

async function playSeries(pool: Pool): Promise<Timed> {
  const start = performance.now()
  const before = process.cpuUsage()
  const outcome = await runExperiment(pool, { kind: 'matchSeries', spec: { ...DEFAULTS, games: GAMES } })
    .outcome
  if (outcome.status !== 'done') {
    throw new Error(outcome.status === 'failed' ? nameOf(outcome.reason) : 'The series was stopped')
  }
  const { user, system } = process.cpuUsage(before)
  return { clock: (performance.now() - start) / 1000, processor: (user + system) / 1e6 }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

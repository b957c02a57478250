import type { Json, Task } from '../src/engine/experiments/contract/experiment'
import { DEFAULTS } from '../src/engine/experiments/kinds/matchSeries/spec'
import type { Range } from '../src/engine/range'
import { findPreset } from '../src/engine/variant/catalogue'
import type { Job } from '../src/workers/jobs'
import { createPool, type Spawn } from '../src/workers/pool'

/** How long work of one kind continued, by the clock, after it was told to stop. */
export interface Stops {
  readonly name: string
  readonly stops: number
  readonly medianMs: number
  readonly slowestMs: number
}

/** Nothing waits this long: a worker that does not stop by itself is noticed, not terminated. */
const PATIENCE_MS = 60_000
/** When to say stop, in milliseconds after the start: spread over the slices of the work. */
const MOMENTS = Array.from({ length: 12 }, (_, place) => 100 + place * 29)

/** Starts long work of several kinds again and again, stops it, and times how long each stop takes. */
export async function measureStops(spawn: Spawn): Promise<readonly Stops[]> {
  const pool = createPool({ size: 1, spawn, patience: PATIENCE_MS })
  const measured: Stops[] = []
  for (const [name, job] of jobs()) {
    const times: number[] = []
    for (const moment of MOMENTS) {
      const { outcome, cancel } = pool.submit(job)
      await new Promise((resolve) => setTimeout(resolve, moment))
      const start = performance.now()
      cancel()
      const { status } = await outcome
      if (status !== 'cancelled') throw new Error(`${name} was to be stopped but is ${status}`)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    measured.push({
      name,
      stops: times.length,
      medianMs: rounded(times[times.length >> 1]!),
      slowestMs: rounded(times.at(-1)!),
    })
  }
  pool.close()
  return measured
}

function rounded(ms: number): number {
  return Number(ms.toFixed(1))
}

let runs = 0

function jobs(): readonly (readonly [name: string, job: Job])[] {
  return [
    ['novices, congkak on 7 holes', series('congkak', 7, 7, 'novice', 'novice')],
    ['novices, congkak on 10 holes', series('congkak', 10, 10, 'novice', 'novice')],
    ['maximal:100000 and mcts:2000, congkak', series('congkak', 7, 7, 'maximal:100000', 'mcts:2000')],
    ['minimax:6 and calculator:4, congkak', series('congkak', 7, 7, 'minimax:6', 'calculator:4')],
    ['minimax:6 and mcts:500, awari', series('awari', 6, 4, 'minimax:6', 'mcts:500')],
  ]
}

function series(preset: string, holes: number, seeds: number, first: string, second: string): Job {
  const games = 1_000_000_000
  const variant = findPreset(preset)!.make({ holes, seeds })
  const spec = { ...DEFAULTS, variant, first, second, games, categories: 1 }
  const task: Task & Range = { index: 0, weight: games, from: 0, to: games }
  return { type: 'task', run: ++runs, kind: 'matchSeries', spec: spec as unknown as Json, task }
}

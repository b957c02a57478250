import { DEFAULTS } from '../src/engine/experiments/kinds/matchSeries/spec'
import { createPool, type Pool, type Spawn } from '../src/workers/pool'
import { runExperiment } from '../src/workers/runExperiment'
import type { Runner } from './stopwatch'

/** The default series, larger, on a pool of so many workers, from submission to the last part. */
export function poolRunner(
  size: number,
  games: number,
  spawn: Spawn,
): { readonly runner: Runner; readonly pool: Pool } {
  const pool = createPool({ size, spawn })
  const run = async () => {
    const start = performance.now()
    const outcome = await runExperiment(pool, { kind: 'matchSeries', spec: { ...DEFAULTS, games } }).outcome
    if (outcome.status !== 'done') {
      throw new Error(outcome.status === 'failed' ? outcome.reason : 'The series was stopped')
    }
    return { units: games, seconds: (performance.now() - start) / 1000 }
  }
  return { pool, runner: { name: size === 1 ? 'one worker' : `${size} workers`, unit: 'games', run } }
}

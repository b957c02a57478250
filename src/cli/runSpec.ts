import type { Command } from 'commander'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { experimentOf } from '../engine/experiments/catalogue'
import type { ExperimentKind, Json } from '../engine/experiments/experiment'
import type { Report } from '../engine/experiments/report'
import { createPool } from '../workers/pool'
import { type Parts, runExperiment } from '../workers/runExperiment'
import { BadInput } from './badInput'
import { whole } from './numbers'
import { createProgressBar } from './progressBar'
import { loadRun, saveRun } from './savedRun'
import { spawnThread } from './spawnThread'

/** What stops a run and leaves a file: Ctrl-C, and a system that shuts down. */
const STOPS = ['SIGINT', 'SIGTERM'] as const

/** How a command that runs an experiment is told to run it. */
export interface RunOptions {
  readonly workers?: number
  readonly resume?: string
  /** After so many seconds the run is stopped and reported as far as it got; checkpoints count as parts. */
  readonly limitSeconds?: number
  readonly progress?: boolean
}

/** Adds `--workers`, `--resume` and `--progress`. */
export function addRunOptions(command: Command): Command {
  return command
    .option(
      '--workers <N>',
      'threads to use; the results do not depend on it',
      whole(1, 256),
      availableParallelism(),
    )
    .option('--resume <FILE>', 'go on with a run that was stopped by Ctrl-C')
    .option('--progress', 'tell progress on stderr even where that is no terminal')
}

/** A run that went to its end. */
export interface FinishedRun {
  readonly spec: unknown
  readonly parts: Parts
  readonly report: Report
  /** Of the clock, earlier sittings included. */
  readonly seconds: number
}

/** Runs an experiment to its end on worker threads. Ctrl-C leaves a file to resume from and ends the program. */
export async function runSpec(
  kind: ExperimentKind,
  input: unknown,
  options: RunOptions,
): Promise<FinishedRun> {
  const experiment = experimentOf(kind)
  const parsed = experiment.parse(input)
  if (!parsed.ok) throw BadInput.all(parsed.error)
  const spec = parsed.value
  const earlier = options.resume ? loadRun(options.resume, kind, spec) : null
  const parts = new Map(earlier?.parts)
  const checkpoints = new Map(earlier?.checkpoints)
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1000 + (earlier?.seconds ?? 0)
  const bar = createProgressBar(experiment.estimate(spec).unit, options.progress)
  const pool = createPool({ size: options.workers ?? availableParallelism(), spawn: spawnThread })
  const run = runExperiment(pool, {
    ...{ kind, spec, parts: earlier?.parts ?? new Map<number, Json>(), checkpoints: new Map(checkpoints) },
    onPart: (index, part) => {
      parts.set(index, part)
      checkpoints.delete(index)
    },
    onCheckpoint: (index, checkpoint) => checkpoints.set(index, checkpoint),
    onProgress: ({ done, units }) => bar.update(done, units),
  })
  for (const signal of STOPS) process.once(signal, run.cancel)
  let timeIsUp = false
  const timer = options.limitSeconds
    ? setTimeout(() => {
        timeIsUp = true
        run.cancel()
      }, options.limitSeconds * 1000)
    : undefined
  const outcome = await run.outcome
  clearTimeout(timer)
  for (const signal of STOPS) process.off(signal, run.cancel)
  bar.clear()
  pool.close()
  if (outcome.status === 'failed') throw new Error(outcome.reason)
  if (outcome.status === 'cancelled' && timeIsUp) {
    if (options.resume) saveRun(options.resume, { kind, spec, parts, checkpoints, seconds: seconds() })
    const soFar = new Map([...checkpoints, ...parts])
    return { spec, parts: soFar, report: experiment.report(spec, soFar), seconds: seconds() }
  }
  if (outcome.status === 'cancelled')
    return leave(options.resume, { kind, spec, parts, checkpoints, seconds: seconds() })
  return { spec, parts: outcome.value, report: experiment.report(spec, outcome.value), seconds: seconds() }
}

function leave(file: string | undefined, run: Parameters<typeof saveRun>[1]): never {
  const name = createHash('sha256').update(JSON.stringify(run.spec)).digest('hex').slice(0, 8)
  const target = file ?? `${run.kind}-${name}.stopped.json`
  saveRun(target, run)
  process.stderr.write(
    `Stopped. What is finished lies in ${target}; go on with the same command and --resume ${target}\n`,
  )
  process.exit(130)
}

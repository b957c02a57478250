import { availableParallelism } from 'node:os'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { createPool } from '../../workers/pool'
import { type Parts, runExperiment } from '../../workers/runExperiment'
import { BadInput } from '../options/badInput'
import { createKeeper } from './autosave'
import { createProgressBar } from '../output/progressBar'
import type { SavedRun } from './savedRun'
import { spawnThread } from './spawnThread'

/** What stops a run and lets it keep what it has: Ctrl-C, a system that shuts down, a terminal that is closed. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How a sitting works. */
export interface SittingOptions {
  readonly workers?: number
  /** After so many seconds the run is stopped and reported as far as it got; checkpoints count as parts. */
  readonly limitSeconds?: number
  readonly progress?: boolean
  /** The file that an earlier sitting left; it stays. */
  readonly resume?: string
}

/** Saves a run as far as it is and says in which file. */
export type Save = (run: SavedRun) => string

/** How a sitting ended: the run as far as it is, and what it found unless it was stopped from outside or broke. */
export type Sitting =
  | {
      readonly status: 'done' | 'timeIsUp'
      readonly run: SavedRun
      readonly parts: Parts
      readonly report: Report
    }
  | { readonly status: 'stopped'; readonly run: SavedRun }
  | { readonly status: 'failed'; readonly run: SavedRun; readonly reason: string }

/** The spec that an experiment reads from what was asked for; refuses with every problem and its field. */
export function readSpec(kind: ExperimentKind, input: unknown): unknown {
  const parsed = experimentOf(kind).parse(input)
  if (!parsed.ok) throw BadInput.all(parsed.error)
  return parsed.value
}

/**
 * Runs an experiment on worker threads, on from an earlier sitting where there was one, until it ends or is ended. A
 * long one is saved on the way.
 */
export async function sit(
  kind: ExperimentKind,
  spec: unknown,
  options: SittingOptions,
  save: Save,
  earlier?: SavedRun,
): Promise<Sitting> {
  const experiment = experimentOf(kind)
  const parts = new Map(earlier?.parts)
  const checkpoints = new Map(earlier?.checkpoints)
  const started = performance.now()
  const soFar = (): SavedRun => {
    const seconds = (performance.now() - started) / 1000 + (earlier?.seconds ?? 0)
    return { kind, spec, parts, checkpoints, seconds }
  }
  const keeper = createKeeper(() => save(soFar()))
  const bar = createProgressBar(experiment.estimate(spec).unit, options.progress)
  const pool = createPool({ size: options.workers ?? availableParallelism(), spawn: spawnThread })
  const work = runExperiment(pool, {
    ...{ kind, spec, parts: new Map(parts), checkpoints: new Map(checkpoints) },
    onPart: (index, part) => {
      parts.set(index, part)
      checkpoints.delete(index)
      keeper.offer()
    },
    onCheckpoint: (index, checkpoint) => {
      checkpoints.set(index, checkpoint)
      keeper.offer()
    },
    onProgress: ({ done, units }) => bar.update(done, units),
  })
  let timeIsUp = false
  const timer = options.limitSeconds
    ? setTimeout(() => {
        timeIsUp = true
        work.cancel()
      }, options.limitSeconds * 1000)
    : undefined
  for (const signal of STOPS) process.once(signal, work.cancel)
  const outcome = await work.outcome
  for (const signal of STOPS) process.off(signal, work.cancel)
  clearTimeout(timer)
  bar.clear()
  pool.close()

  const run = soFar()
  if (outcome.status === 'failed') return { status: 'failed', run, reason: outcome.reason }
  if (outcome.status === 'cancelled' && !timeIsUp) return { status: 'stopped', run }
  const found = outcome.status === 'done' ? outcome.value : new Map([...checkpoints, ...parts])
  const status = outcome.status === 'done' ? 'done' : 'timeIsUp'
  const report = earlier ? reportResumed(kind, spec, found, options) : experiment.report(spec, found)
  if (options.resume === undefined) keeper.drop()
  return { status, run, parts: found, report }
}

/** Parts of a file are taken on trust; those that no report can be made of were not written by Lumbung. */
function reportResumed(
  kind: ExperimentKind,
  spec: unknown,
  parts: Parts,
  { resume }: SittingOptions,
): Report {
  try {
    return experimentOf(kind).report(spec, parts)
  } catch {
    throw new BadInput('--resume', `${resume} is damaged or was changed: what it holds fits no run`)
  }
}

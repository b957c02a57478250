import { availableParallelism } from 'node:os'
import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import type { PartsOf, SpecOf } from '../../engine/experiments/contract/kinds'
import { partsOf } from '../../engine/experiments/contract/parts'
import { reportOf } from '../../engine/experiments/contract/reports'
import { createPool } from '../../workers/pool'
import { runExperiment } from '../../workers/runExperiment'
import { outsideIn } from '../../engine/players/outside'
import { botDeskOf, endBots } from '../bots/botFiles'
import { BadInput } from '../options/badInput'
import type { Autosave } from './autosave'
import { say } from '../output/language'
import { createProgressBar } from '../output/progressBar'
import type { SavedRun } from './savedRun'
import { spawnThread } from './spawnThread'
import { STOP_SIGNALS } from './stopped'
import { ok, refuse as refused, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'

/** How a session runs. */
export interface SessionOptions {
  readonly workers?: number
  /** Seconds after which the run is stopped and its results so far are reported; checkpoints count as parts. */
  readonly limitSeconds?: number
  readonly progress?: boolean
  /** The file that an earlier session saved; it is not removed. */
  readonly resume?: string
}

/** How a session ended: the run so far, and what it found unless it was stopped or failed. */
export type SessionEnd<K extends ExperimentKind = ExperimentKind> =
  | { readonly status: 'done' | 'timeIsUp'; readonly run: SavedRun; readonly found: FinishedRun<K> }
  | { readonly status: 'stopped'; readonly run: SavedRun }
  | { readonly status: 'failed'; readonly run: SavedRun; readonly reason: Text }

/** Parses a spec; throws BadInput with every problem and its field, which `nameOf` may name differently. */
export function readSpec<K extends ExperimentKind>(
  kind: K,
  input: unknown,
  nameOf: (path: string) => string = (path) => path,
): SpecOf<K> {
  const parsed = experimentOf(kind).parse(input)
  if (!parsed.ok)
    throw BadInput.all(parsed.error.map((problem) => ({ ...problem, path: nameOf(problem.path) })))
  return parsed.value
}

/**
 * Runs an experiment on worker threads until it ends or is stopped, continuing from an earlier session if there was
 * one. What it finishes is handed to `autosave`.
 */
export async function runSession<K extends ExperimentKind>(
  kind: K,
  spec: SpecOf<K>,
  options: SessionOptions,
  autosave: Autosave,
  earlier?: SavedRun,
): Promise<SessionEnd<K>> {
  const experiment = experimentOf(kind)
  if (earlier) refuseDamaged(kind, earlier, experiment.plan(spec as never).length, options)
  const parts = new Map(earlier?.parts)
  const checkpoints = new Map(earlier?.checkpoints)
  const started = performance.now()
  const currentRun = (): SavedRun => {
    const seconds = (performance.now() - started) / 1000 + (earlier?.seconds ?? 0)
    return { kind, spec, parts, checkpoints, seconds }
  }
  const bar = createProgressBar(say(experiment.unit), options.progress)
  const pool = createPool({
    size: options.workers ?? availableParallelism(),
    spawn: spawnThread,
    ...(outsideIn(spec).length > 0 && { deskOf: botDeskOf }),
  })
  const work = runExperiment(pool, {
    kind,
    spec,
    parts: new Map(parts),
    checkpoints: new Map(checkpoints),
    onPart: (index, part) => {
      parts.set(index, part)
      checkpoints.delete(index)
      autosave.saveIfDue(currentRun)
    },
    onCheckpoint: (index, checkpoint) => {
      checkpoints.set(index, checkpoint)
      autosave.saveIfDue(currentRun)
    },
    onProgress: ({ done, units, left }) => bar.update(done, units, left),
  })
  let timeIsUp = false
  const timer = options.limitSeconds
    ? setTimeout(() => {
        timeIsUp = true
        work.cancel()
      }, options.limitSeconds * 1000)
    : undefined
  for (const signal of STOP_SIGNALS) process.once(signal, work.cancel)
  const outcome = await work.outcome
  for (const signal of STOP_SIGNALS) process.off(signal, work.cancel)
  clearTimeout(timer)
  bar.clear()
  pool.close()
  await endBots()

  const run = currentRun()
  if (outcome.status === 'failed') return { status: 'failed', run, reason: outcome.reason }
  if (outcome.status === 'cancelled' && !timeIsUp) return { status: 'stopped', run }
  // Workers run this same program, so what they send is what the experiment's `run` returned.
  const all = (outcome.status === 'done'
    ? outcome.value
    : foundSoFar(kind, spec, parts, checkpoints)) as unknown as PartsOf<K>
  const report = tried(() => reportOf(kind, spec, all))
  // Games that were played must not be lost to a report that fails.
  if (!report.ok)
    return { status: 'failed', run, reason: message('saving.noReport', { reason: report.error }) }
  const found = { kind, spec, parts: all, report: report.value }
  const status = outcome.status === 'done' ? 'done' : 'timeIsUp'
  return { status, run, found: found as unknown as FinishedRun<K> }
}

function foundSoFar<K extends ExperimentKind>(
  kind: K,
  spec: SpecOf<K>,
  parts: SavedRun['parts'],
  checkpoints: SavedRun['checkpoints'],
): ReadonlyMap<number, unknown> {
  const { soFar } = experimentOf(kind)
  return soFar?.(spec as never, parts as never, checkpoints) ?? new Map([...checkpoints, ...parts])
}

function tried<T>(build: () => T): Result<T, string> {
  try {
    return ok(build())
  } catch (error) {
    return refused(messageOf(error))
  }
}

/** Rejects parts of a file that no task of this run could have produced. */
function refuseDamaged(
  kind: ExperimentKind,
  { parts, checkpoints }: SavedRun,
  tasks: number,
  { resume }: SessionOptions,
): void {
  const refuse = (reason: Text): never => {
    throw new BadInput('--resume', message('refusals.damaged', { file: resume ?? '', reason }))
  }
  const read = partsOf(kind, parts)
  if (!read.ok) refuse(say(read.error))
  const stray = [...parts.keys(), ...checkpoints.keys()].find((index) => index < 0 || index >= tasks)
  if (stray !== undefined) refuse(message('refusals.strayPart', { part: stray, parts: tasks }))
}

import { shallowRef } from 'vue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Foreseen } from '../../engine/experiments/contract/foresee'
import { ownNetworksIn } from '../../engine/players/shipped'
import type { Answers, Job, OnProgress } from '../../workers/jobs'
import { createPool, type Load, type Pool, type Submission } from '../../workers/pool'
import { spawnWorker } from '../../workers/spawnWorker'
import { inBackground } from './inBackground'
import { programDesk } from './programs'
import { usualWorkers } from './usualWorkers'

/** The default number of workers for experiments on this machine. */
export const USUAL_WORKERS = usualWorkers(globalThis.navigator?.hardwareConcurrency || 1)

/** How busy the workers of experiments are. */
export const load = shallowRef<Load>({ size: USUAL_WORKERS, running: 0, waiting: 0 })

let pool: Pool | null = null
let player: Pool | null = null

/** The one pool all experiments share. */
export function experimentPool(): Pool {
  pool ??= createPool({
    size: load.value.size,
    spawn: spawnWorker,
    onLoad: (next) => void (load.value = next),
    ...desksFor('run'),
  })
  return pool
}

/** Grows or shrinks the pool; busy workers finish their task first. */
export function setWorkers(size: number): void {
  const within = Math.min(Math.max(1, Math.round(size)), 64)
  load.value = { ...load.value, size: within }
  pool?.resize(within)
}

/** Times about a second of a run, on a worker of its own, which is closed with its memory afterwards. */
export function foreseeRun(kind: ExperimentKind, spec: Json): Submission<Foreseen> {
  const forecaster = createPool({ size: 1, spawn: spawnWorker })
  const networks = ownNetworksIn(spec)
  const submission = forecaster.submit({
    type: 'foresee',
    kind,
    spec,
    workers: load.value.size,
    ...(networks.length > 0 ? { networks } : {}),
  })
  inBackground(submission.outcome.then(() => forecaster.close()))
  return submission
}

/**
 * Asks for a move, the values of all moves, a review, the proof of a puzzle or new puzzles. The board has its own worker, so that a game never
 * waits for an experiment. Reviews and new puzzles have their own, too, which is closed with its memory when it ends.
 */
export function ask<
  J extends Extract<Job, { type: 'choose' | 'evaluate' | 'solve' | 'review' | 'puzzle' | 'makePuzzles' }>,
>(job: J, onProgress?: OnProgress): Submission<Answers[J['type']]> {
  if (job.type === 'review' || job.type === 'makePuzzles') {
    const reviewer = createPool({ size: 1, spawn: spawnWorker })
    const submission = reviewer.submit(job, onProgress)
    inBackground(submission.outcome.then(() => reviewer.close()))
    return submission
  }
  player ??= createPool({ size: 1, spawn: spawnWorker, ...desksFor('board') })
  return player.submit(withNetworks(job), onProgress, job.type === 'choose' ? 'urgent' : 'patient')
}

/** A worker knows the networks that come with the program; those of the user's own come with the question. */
function withNetworks<J extends Job>(job: J): J {
  const networks = job.type === 'choose' ? ownNetworksIn(job.agent) : []
  return networks.length > 0 ? { ...job, networks } : job
}

/** Workers may ask programs from outside where these can be started. */
function desksFor(pool: 'run' | 'board') {
  const desk = programDesk
  return desk ? { deskOf: (worker: number) => desk(`${pool} ${worker}`) } : {}
}

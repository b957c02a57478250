import type { AnyExperiment } from '../engine/experiments/contract/catalogue'
import type { Json, Progress, Task } from '../engine/experiments/contract/experiment'
import type { CrewPlace } from '../engine/kernel/crew'
import { seedsInPlay } from '../engine/board/position'
import type { SpecOf } from '../engine/experiments/contract/kinds'
import { neededParts } from '../engine/experiments/contract/needs'
import { takeNetwork } from '../engine/agents/learned'
import type { Network } from '../engine/agents/network'
import { lastUsed } from '../engine/lastUsed'
import { playerNamed } from '../engine/players/player'
import { loadNetworks } from '../engine/players/shipped'
import { mayBeProven } from '../engine/review/mayBeProven'
import { nameOf } from '../locales/message'
import type { Answers, Job } from './jobs'
import type { TableStore } from './tableStore'

/** Turns jobs into work that is ready to be stepped. */
type WorkOf = (job: Job) => Promise<Generator<Progress, Answers[Job['type']]>>

type TaskJob = Extract<Job, { readonly type: 'task' }>

/** Experiments are loaded with the first task: a worker that only plays on the board never needs them. */
const loadExperiments = () => import('../engine/experiments/contract/catalogue')
/** Only forms and plans ask how long a run will take. */
const loadForesight = () => import('../engine/experiments/contract/foresee')
/** Players and estimates are loaded with the first move that is asked for; a Board that shows values asks at once. */
const loadPlay = () => import('./atPlay')
/** Only positions with few seeds are asked whether the solvers can prove them. */
const loadProvable = () => import('../engine/review/provable')
/** The solvers are only needed near the end of a game, in small games, and by the player that proves its moves. */
const loadProofs = () => import('./withProof')
/** Parts are only parsed for tasks that need the parts of others. */
const loadParts = () => import('../engine/experiments/contract/parts')
/** Only whole games that somebody asks to have reviewed need it. */
const loadReview = () => import('./reviewMoves')
/** Only the Puzzles page needs it. */
const loadPuzzles = () => import('./puzzles')

/** Runs whose specs are kept: the tasks of a few runs may take turns. */
const KEPT_RUNS = 4

/**
 * Makes a worker's `workOf`. The spec of a run was parsed before its tasks were submitted and is used as it is; it is
 * kept by the run's id, so that all tasks of a run get the same object and share what experiments derive from it.
 */
export function createWork(tables?: TableStore): WorkOf {
  const specs = lastUsed<Json>(KEPT_RUNS)
  const specOf = ({ run, spec }: TaskJob): Json => specs.get(String(run)) ?? specs.keep(String(run), spec)

  return async function workOf(job) {
    switch (job.type) {
      case 'task': {
        const { anyExperimentOf } = await loadExperiments()
        await readNetworks(job, job.spec)
        // Helpers work in the memory of the leader, who loads what is stored.
        if (job.kind === 'endgameTables' && job.place?.leads !== false) {
          const { variant, seeds } = specOf(job) as unknown as SpecOf<'endgameTables'>
          await tables?.loadStored(variant, seeds)
        }
        const experiment = anyExperimentOf(job.kind)
        const work = job.place
          ? inCrew(experiment, specOf(job), job.task, job.place, job.checkpoint)
          : experiment.run(specOf(job), job.task, job.checkpoint, await earlierOf(job))
        return work as Generator<Progress, Answers['task']>
      }
      case 'foresee': {
        const [{ anyExperimentOf }, { foresee }] = await Promise.all([loadExperiments(), loadForesight()])
        await readNetworks(job, job.spec)
        return foresee(anyExperimentOf(job.kind), job.spec, job.workers, () => performance.now() / 1000)
      }
      case 'choose': {
        const { variant, game, seed, made, roundStart } = job
        await readNetworks(job, job.agent)
        const player = playerNamed(job.agent)
        if (player.kind !== 'perfect')
          return (await loadPlay()).chooseMove(variant, game, player, seed, made, roundStart)
        await tables?.loadFor(variant, seedsInPlay(game.position))
        return (await loadProofs()).choosePerfectly(variant, game, seed)
      }
      case 'evaluate': {
        const { variant, game } = job
        if (mayBeProven(game)) {
          await tables?.loadFor(variant, seedsInPlay(game.position))
          if ((await loadProvable()).isProvable(variant, game))
            return (await loadProofs()).valueMoves(variant, game)
        }
        return (await loadPlay()).estimateMoves(variant, game)
      }
      case 'solve': {
        const { variant, game } = job
        await tables?.loadFor(variant, seedsInPlay(game.position))
        return (await loadProofs()).proveMoves(variant, game)
      }
      case 'review': {
        const { reviewMoves, seedsAtStart } = await loadReview()
        await tables?.loadStored(job.variant, seedsAtStart(job.variant))
        return reviewMoves(job.variant, job.record)
      }
      case 'puzzle':
        return (await loadPuzzles()).provePuzzle(job.puzzle)
      case 'makePuzzles':
        return (await loadPuzzles()).makePuzzles(job.spec)
    }
  }
}

/** Takes the networks that came with a job, and reads those that came with the program and that it names. */
async function readNetworks(
  { networks = [] }: { readonly networks?: readonly Network[] },
  names: unknown,
): Promise<void> {
  for (const network of networks) takeNetwork(network)
  await loadNetworks(names)
}

function inCrew(
  { kind, together }: AnyExperiment,
  spec: Json,
  task: Task,
  place: CrewPlace,
  checkpoint?: Json,
): Generator<Progress, unknown> {
  if (!together) throw new Error(`Workers cannot do tasks of ${kind} together`)
  return place.leads ? together.lead(spec, task, place, checkpoint) : together.help(spec, task, place)
}

/** The parts that a task needs; stored parts are checked before they are used. */
async function earlierOf({ kind, task, earlier }: TaskJob): Promise<ReadonlyMap<number, unknown>> {
  if (!task.needs) return new Map()
  const { partsOf } = await loadParts()
  const read = partsOf(kind, new Map(earlier))
  if (!read.ok) throw new Error(`A part that task ${task.index} needs is damaged: ${nameOf(read.error)}`)
  return neededParts<unknown>(task, read.value)
}

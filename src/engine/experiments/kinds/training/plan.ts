import { secondsPerGame } from '../../../players/pace'
import type { Range } from '../../../range'
import type { Estimate, Task } from '../../contract/experiment'
import { type Training, type TrainingSpec, trainingsOf } from './spec'

/**
 * A lesson of one branch, or games of the averaged network against an opponent. The range is of the games of a lesson: every
 * random number of a run has its own address.
 */
export interface TrainingTask extends Task, Range {
  readonly generation: number
  readonly role: 'lesson' | 'match'
  /** The branch, or the place of the opponent. */
  readonly place: number
  /** Which training of a sweep; the first, or the only one, unless given. */
  readonly training?: number
}

/** Seconds per position for playing and learning, with one ply and per visit of a tree. */
const LOOK_SECONDS = 1.2e-5
const VISIT_SECONDS = 2e-6

/** Before any lesson: what the network does with the weights that chance gave it. */
export const UNTRAINED = -1

/** The tasks of all trainings, one training after the other. */
export function planTraining(spec: TrainingSpec): readonly TrainingTask[] {
  const all: TrainingTask[] = []
  for (const [training, { tasks, from }] of shiftedPlans(spec).entries())
    for (const { index, needs, ...task } of tasks)
      all.push({
        ...task,
        index: from + index,
        ...(needs ? { needs: { from: from + needs.from, to: from + needs.to } } : {}),
        ...(training > 0 ? { training } : {}),
      })
  return all
}

/** The plans of all trainings, each with the place of its first task among all. */
function shiftedPlans(spec: TrainingSpec): readonly {
  readonly training: Training
  readonly tasks: readonly TrainingTask[]
  readonly from: number
}[] {
  let from = 0
  return trainingsOf(spec).map((training) => {
    const tasks = planOf(training)
    const shifted = { training, tasks, from }
    from += tasks.length
    return shifted
  })
}

/** Each training of a spec with its own parts, by the places of their tasks in its own plan. */
export function byTraining<Part>(
  spec: TrainingSpec,
  parts: ReadonlyMap<number, Part>,
): readonly { readonly training: Training; readonly parts: ReadonlyMap<number, Part> }[] {
  return shiftedPlans(spec).map(({ training, tasks, from }) => ({
    training,
    parts: new Map(
      tasks.flatMap(({ index }): [number, Part][] => {
        const part = parts.get(from + index)
        return part === undefined ? [] : [[index, part]]
      }),
    ),
  }))
}

/** Generation by generation: the lessons of all branches, then the matches; a lesson needs all of the one before. */
export function planOf(spec: Training): readonly TrainingTask[] {
  const tasks: TrainingTask[] = []
  let before: Range | null = null
  for (let generation = 0; generation < spec.generations; generation++) {
    const lessons = { from: tasks.length, to: tasks.length + spec.branches }
    for (let branch = 0; branch < spec.branches; branch++) {
      const from = generation * spec.games + Math.floor((branch * spec.games) / spec.branches)
      const to = generation * spec.games + Math.floor(((branch + 1) * spec.games) / spec.branches)
      tasks.push({
        index: tasks.length,
        generation,
        role: 'lesson',
        place: branch,
        from,
        to,
        weight: (to - from) * lessonSeconds(spec),
        units: to - from,
        ...(before ? { needs: before } : {}),
      })
    }
    before = lessons
    const shows = (generation + 1) % spec.every === 0 || generation === spec.generations - 1
    for (const place of shows ? spec.opponents.keys() : [])
      tasks.push({ ...matchAgainst(spec, place), index: tasks.length, generation, needs: lessons })
  }
  // Last, so that runs of earlier versions, which lack them, keep the places of their parts.
  for (const place of spec.opponents.keys())
    tasks.push({ ...matchAgainst(spec, place), index: tasks.length, generation: UNTRAINED })
  return tasks
}

function matchAgainst(spec: Training, place: number): Omit<TrainingTask, 'index' | 'generation'> {
  const opponent = spec.opponents[place] ?? 'novice'
  const pairs = Math.ceil(spec.matchGames / 2)
  const weight = 2 * pairs * secondsPerGame(spec.variant, [opponent, opponent])
  return { role: 'match', place, from: 0, to: pairs, weight, units: 2 * pairs }
}

function lessonSeconds({ variant, method, visits }: Training): number {
  const moves = 4 * variant.board.holes
  return moves * (method === 'td' ? LOOK_SECONDS : visits * VISIT_SECONDS + LOOK_SECONDS)
}

/** An estimate before it runs. */
export function estimateTraining(spec: TrainingSpec): Estimate {
  const seconds = planTraining(spec).reduce((sum, { weight }) => sum + weight, 0)
  return { seconds, memoryBytes: 16e6, csvBytes: 200 * spec.generations }
}

import * as v from 'valibot'
import type { Choice } from '../../../board/choice'
import { seedsInPlay } from '../../../board/position'
import { start } from '../../../rules/match'
import { kalahRulesOf } from '../../../solver/kalahLike'
import { planMemory } from '../../../solver/memory'
import { solvability } from '../../../solver/solvable'
import { createProver, type MoveValue } from '../../../solver/solve'
import type { Estimate, Json, Progress, Task } from '../../contract/experiment'
import { choiceShape, lineShape, countShape } from '../partShapes'
import { gathered, jobsOf, keptProver, questionsOf, solveJob, workOf } from './jobs'
import { type Cell, cellsOf, type GameValuesSpec } from './spec'
import { Refusal } from '../../../refusal'

/** The results for one game; values are South's seeds minus North's. */
export interface SolvedCell {
  readonly lower: number
  readonly upper: number
  /** Every legal first choice. */
  readonly moves: readonly MoveValue[]
  readonly best: readonly Choice[]
  /** A line of best play. */
  readonly line: readonly Choice[]
  readonly nodes: number
  readonly method: string
}

/** The shape of a part. */
export const partShape: v.GenericSchema<unknown, SolvedCell> = v.object({
  lower: v.number(),
  upper: v.number(),
  moves: v.array(v.object({ choice: choiceShape, lower: v.number(), upper: v.number() })),
  best: lineShape,
  line: lineShape,
  nodes: countShape,
  method: v.string(),
})

/** One task for each game, after those for its moves where they are shared out. */
export function planGameValues(spec: GameValuesSpec): readonly Task[] {
  return jobsOf(spec).map(({ task }) => task)
}

/** A rough estimate of the proofs. */
export function estimateGameValues(spec: GameValuesSpec): Estimate {
  const cells = cellsOf(spec)
  return {
    seconds: cells.reduce((sum, cell) => sum + (questionsOf(spec) * workOf(cell, spec)) / 1e6 + 0.05, 0),
    memoryBytes: Math.max(...cells.map((cell) => memoryOf(cell, spec))),
    csvBytes: 80 * cells.length,
  }
}

/** Solves the game of a task. */
export function* runGameValues(
  spec: GameValuesSpec,
  task: Task,
  checkpoint?: Json,
  earlier: ReadonlyMap<number, SolvedCell> = new Map(),
): Generator<Progress, SolvedCell> {
  const job = jobsOf(spec)[task.index]!
  if (job.task.needs) return gathered(job, [...earlier.values()])
  const { variant } = job.cell
  const game = start(variant)
  const memory = spec.memory * 2 ** 20
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Refusal(how.because)
  const prover =
    job.move === null
      ? createProver(variant, game, how.method, memory, questionsOf(spec))
      : keptProver(job.cell, spec, how.method)
  return yield* solveJob(spec, job, how.method, prover, checkpoint)
}

function memoryOf({ variant, holes }: Cell, spec: GameValuesSpec): number {
  const memory = spec.memory * 2 ** 20
  if (!kalahRulesOf(variant)) return memory
  return planMemory(holes, seedsInPlay(start(variant).position), memory, questionsOf(spec))?.bytes ?? memory
}

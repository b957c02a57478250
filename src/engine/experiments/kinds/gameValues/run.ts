import * as v from 'valibot'
import type { Choice } from '../../../board/choice'
import { seedsInPlay } from '../../../board/position'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { kalahRulesOf } from '../../../solver/kalahLike'
import { planMemory } from '../../../solver/memory'
import { expectedWork, solvability } from '../../../solver/solvable'
import {
  bestOf,
  createProver,
  createQuickProver,
  MOVES_QUESTIONS,
  solve,
  type MoveValue,
  type Proven,
} from '../../../solver/solve'
import { through } from '../../../solver/through'
import type { Estimate, Json, Progress, Task } from '../../contract/experiment'
import { choiceShape, lineShape } from '../choiceShape'
import { countShape } from '../countsShape'
import { cellsOf, type Cell, type GameValuesSpec } from './spec'

/** What was found for one game; values are South's seeds minus North's. */
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

/** What a part must look like. */
export const partShape: v.GenericSchema<unknown, SolvedCell> = v.object({
  lower: v.number(),
  upper: v.number(),
  moves: v.array(v.object({ choice: choiceShape, lower: v.number(), upper: v.number() })),
  best: lineShape,
  line: lineShape,
  nodes: countShape,
  method: v.string(),
})

/** One task for each game. */
export function planGameValues(spec: GameValuesSpec): readonly Task[] {
  return cellsOf(spec).map((cell, index) => ({ index, weight: workOf(cell, spec) }))
}

/** What the proofs take, roughly. */
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
): Generator<Progress, SolvedCell> {
  const { variant } = cellsOf(spec)[task.index]!
  const game = start(variant)
  const memory = spec.memory * 2 ** 20
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Error(how.because.key)
  const prover = createProver(variant, game, how.method, memory, questionsOf(spec))
  const proven = checkpoint === undefined ? undefined : readProven(checkpoint)
  const quick = spec.moves === 'quick' ? createQuickProver(variant, game, how.method, prover) : undefined
  const solution = yield* through(solve(variant, game, prover, proven, quick), (now): Progress => {
    const share = { tables: 0, value: 0.1, moves: 0.6 }[now.stage]
    const { lower, upper, moves, nodes } = now
    return {
      done: share + now.done * (now.stage === 'moves' ? 0.39 : 0.1),
      units: nodes,
      checkpoint: writeProven({ lower, upper, moves }),
    }
  })
  const { lower, upper, nodes } = solution
  const line = solution.proven
    ? yield* through(bestLine(variant, game, prover, lower), () => ({ done: 0.99, units: nodes }))
    : []
  return {
    lower,
    upper,
    moves: solution.moves,
    best: bestOf(game, solution),
    line,
    nodes,
    method: how.method,
  }
}

/** JSON has no infinity: an open bound is null. */
function writeProven({ lower, upper, moves }: Proven): Json {
  const open = (value: number) => (Number.isFinite(value) ? value : null)
  return { lower: open(lower), upper: open(upper), moves: moves as unknown as Json }
}

function readProven(checkpoint: Json): Proven {
  const { lower, upper, moves } = checkpoint as { lower: number | null; upper: number | null; moves: Json }
  return {
    lower: lower ?? -Infinity,
    upper: upper ?? Infinity,
    moves: moves as unknown as readonly MoveValue[],
  }
}

function workOf({ variant, holes }: Cell, { memory }: GameValuesSpec): number {
  const { position } = start(variant)
  const how = solvability(variant, position, memory * 2 ** 20)
  return expectedWork(how.ok ? how.method : 'fast', holes, seedsInPlay(position))
}

function questionsOf({ moves }: GameValuesSpec): number {
  return moves === 'exact' ? MOVES_QUESTIONS : 1
}

function memoryOf({ variant, holes }: Cell, spec: GameValuesSpec): number {
  const memory = spec.memory * 2 ** 20
  if (!kalahRulesOf(variant)) return memory
  return planMemory(holes, seedsInPlay(start(variant).position), memory, questionsOf(spec))?.bytes ?? memory
}

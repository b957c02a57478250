import * as v from 'valibot'
import { formatChoice } from '../../../board/notation'
import { seedsInPlay } from '../../../board/position'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { kalahRulesOf } from '../../../solver/kalahLike'
import { MEMORY_MIB, planMemory } from '../../../solver/memory'
import { expectedWork, solvability } from '../../../solver/solvable'
import {
  bestOf,
  createProver,
  MOVES_QUESTIONS,
  solve,
  type MoveValue,
  type Proven,
} from '../../../solver/solve'
import { through } from '../../../solver/through'
import { findPreset } from '../../../variant/catalogue'
import type { Experiment, Json, Progress, Task } from '../../contract/experiment'
import { countShape } from '../countsShape'
import { reportGameValues } from './report'
import { cellsOf, parseGameValues, type Cell, type GameValuesSpec } from './spec'
import { templates } from './templates'

/** What was found for one game; values are South's seeds less North's. */
export interface SolvedCell {
  readonly lower: number
  readonly upper: number
  /** Every legal first choice, in notation. */
  readonly moves: readonly { readonly choice: string; readonly lower: number; readonly upper: number }[]
  readonly best: readonly string[]
  /** A line of best play. */
  readonly line: readonly string[]
  readonly nodes: number
  readonly method: string
}

const partShape: v.GenericSchema<unknown, SolvedCell> = v.object({
  lower: v.number(),
  upper: v.number(),
  moves: v.array(v.object({ choice: v.string(), lower: v.number(), upper: v.number() })),
  best: v.array(v.string()),
  line: v.array(v.string()),
  nodes: countShape,
  method: v.string(),
})

/** Exact values of games, with best moves, over a grid of sizes. */
export const gameValues: Experiment<GameValuesSpec, Task, SolvedCell> = {
  kind: 'gameValues',
  title: 'Game values',
  question: 'Who wins under perfect play, and by how much?',
  unit: 'positions',
  defaults: {
    variants: [findPreset('kalah')!.make()],
    sizes: 'grid',
    holes: { from: 1, to: 4 },
    seeds: { from: 1, to: 4 },
    moves: 'quick',
    memory: MEMORY_MIB.usual,
  },
  fields: [
    { path: 'variants', label: 'Variants', type: 'variants' },
    {
      path: 'sizes',
      label: 'Sizes',
      type: 'choice',
      options: [
        { value: 'grid', label: 'A grid of sizes' },
        { value: 'own', label: 'Each variant’s own board and layout' },
      ],
    },
    {
      path: 'holes',
      label: 'Holes a side',
      type: 'range',
      min: 1,
      max: 20,
      when: { path: 'sizes', is: ['grid'] },
    },
    {
      path: 'seeds',
      label: 'Seeds a hole',
      type: 'range',
      min: 1,
      max: 60,
      when: { path: 'sizes', is: ['grid'] },
    },
    {
      path: 'moves',
      label: 'Values of first moves',
      type: 'choice',
      options: [
        { value: 'quick', label: 'which are best, the others as far as a few seconds go' },
        { value: 'exact', label: 'all exactly' },
      ],
      rare: true,
    },
    {
      path: 'memory',
      label: 'Memory a worker',
      type: 'integer',
      min: MEMORY_MIB.min,
      max: MEMORY_MIB.max,
      unit: 'MiB',
      rare: true,
    },
  ],
  templates,
  parse: parseGameValues,
  partShape,
  plan: (spec) => cellsOf(spec).map((cell, index) => ({ index, weight: workOf(cell, spec) })),
  estimate: (spec) => {
    const cells = cellsOf(spec)
    return {
      seconds: cells.reduce((sum, cell) => sum + (questionsOf(spec) * workOf(cell, spec)) / 1e6 + 0.05, 0),
      memoryBytes: Math.max(...cells.map((cell) => memoryOf(cell, spec))),
      csvBytes: 80 * cells.length,
    }
  },
  run,
  report: reportGameValues,
}

function* run(spec: GameValuesSpec, task: Task, checkpoint?: Json): Generator<Progress, SolvedCell> {
  const { variant } = cellsOf(spec)[task.index]!
  const game = start(variant)
  const memory = spec.memory * 2 ** 20
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Error(how.because)
  const prover = createProver(variant, game, how.method, memory, questionsOf(spec))
  const proven = checkpoint === undefined ? undefined : readProven(checkpoint)
  const solution = yield* through(solve(variant, game, prover, proven, spec.moves), (now): Progress => {
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
    moves: solution.moves.map((move) => ({ ...move, choice: formatChoice(move.choice) })),
    best: bestOf(game, solution).map(formatChoice),
    line: line.map(formatChoice),
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

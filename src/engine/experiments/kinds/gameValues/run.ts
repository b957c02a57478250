import * as v from 'valibot'
import type { Choice } from '../../../board/choice'
import { seedsInPlay } from '../../../board/position'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import { kalahRulesOf } from '../../../solver/kalahLike'
import { planMemory } from '../../../solver/memory'
import type { Prover } from '../../../solver/prover'
import { type Method, solvability } from '../../../solver/solvable'
import {
  bestOf,
  createProver,
  createQuickProver,
  MOVES_QUESTIONS,
  solve,
  type MoveValue,
} from '../../../solver/solve'
import { through } from '../../../solver/through'
import type { Estimate, Json, Progress, Task } from '../../contract/experiment'
import { choiceShape, lineShape } from '../choiceShape'
import { countShape } from '../countsShape'
import { type Place, placesOf, workOf } from './places'
import { readProven, writeProven } from './proven'
import { gathered, solveMove } from './shared'
import { cellsOf, type Cell, type GameValuesSpec } from './spec'
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
  return placesOf(spec).map(({ task }) => task)
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
  const place = placesOf(spec)[task.index]!
  if (place.task.needs) return gathered(place, [...earlier.values()])
  const { variant } = place.cell
  const game = start(variant)
  const memory = spec.memory * 2 ** 20
  const how = solvability(variant, game.position, memory)
  if (!how.ok) throw new Refusal(how.because)
  const prover =
    place.move === null
      ? createProver(variant, game, how.method, memory, questionsOf(spec))
      : keptProver(place.cell, spec, how.method)
  return yield* solvePlace(spec, place, how.method, prover, checkpoint)
}

/** Solves what a task is for, with a prover of its game. */
export function* solvePlace(
  spec: GameValuesSpec,
  place: Place,
  method: Method,
  prover: Prover,
  checkpoint?: Json,
): Generator<Progress, SolvedCell> {
  if (place.move !== null) return yield* solveMove(place, method, prover, checkpoint)
  const { variant } = place.cell
  const game = start(variant)
  const proven = checkpoint === undefined ? undefined : readProven(checkpoint, prover)
  const asked =
    spec.moves === 'quick' ? { quick: createQuickProver(variant, game, method, prover) } : spec.moves
  const solution = yield* through(solve(variant, game, prover, proven, asked), (now): Progress => {
    const share = { tables: 0, value: 0.1, moves: 0.6 }[now.stage]
    const { lower, upper, moves, nodes } = now
    return {
      done: share + now.done * (now.stage === 'moves' ? 0.39 : 0.1),
      units: nodes,
      checkpoint: writeProven({ lower, upper, moves }, prover),
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
    method,
  }
}

/**
 * The prover of a shared game: consecutive tasks of a worker reuse its tables and what it has learnt. It is released
 * when its memory is needed.
 */
let kept: { readonly key: string; readonly prover: WeakRef<Prover> } | null = null

function keptProver({ variant }: Cell, spec: GameValuesSpec, method: Method): Prover {
  const key = JSON.stringify([variant, spec.memory])
  const known = kept?.key === key ? kept.prover.deref() : undefined
  if (known?.usable()) return known
  kept = null
  const prover = createProver(variant, start(variant), method, spec.memory * 2 ** 20, questionsOf(spec))
  kept = { key, prover: new WeakRef(prover) }
  return prover
}

/** Questions as hard as the value that a game comes to. */
export function questionsOf({ moves }: GameValuesSpec): number {
  return moves === 'exact' ? MOVES_QUESTIONS : 1
}

function memoryOf({ variant, holes }: Cell, spec: GameValuesSpec): number {
  const memory = spec.memory * 2 ** 20
  if (!kalahRulesOf(variant)) return memory
  return planMemory(holes, seedsInPlay(start(variant).position), memory, questionsOf(spec))?.bytes ?? memory
}

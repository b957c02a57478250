import type { Choice } from '../../../board/choice'
import { seedsInPlay } from '../../../board/position'
import type { CrewPlace } from '../../../kernel/crew'
import type { Game } from '../../../rules/game'
import type { Range } from '../../../range'
import { legal } from '../../../rules/legal'
import { start } from '../../../rules/match'
import { bestLine } from '../../../solver/bestLine'
import type { CrewProver } from '../../../solver/kalahProver'
import { after } from '../../../solver/oneRound'
import { type Bounds, type Prover, valueOf } from '../../../solver/prover'
import { expectedWork, type Method, solvability } from '../../../solver/solvable'
import {
  bestOf,
  createProver,
  createProverInCrew,
  createQuickProver,
  firstGuess,
  MOVES_QUESTIONS,
  solve,
  tightened,
  type MoveValue,
  type Proven,
} from '../../../solver/solve'
import { through } from '../../../through'
import { hasMargin } from '../../../variant/support'
import type { Json, Progress, Task, Together } from '../../contract/experiment'
import { perSpec } from '../../contract/perSpec'
import type { SolvedCell } from './run'
import { type Cell, cellsOf, type GameValuesSpec } from './spec'
import type { Lemma } from '../../../solver/lemmas'

/** What a task solves: a game of the grid, by itself or from the values of its moves; or a game after a first move. */
export interface Job {
  readonly cell: Cell
  readonly task: Task
  /** The first move, by its place among the legal ones; null for the game itself. */
  readonly move: number | null
}

/** Whether a proof takes so long that workers had better share it. */
function isWorthSharing(cell: Cell, spec: GameValuesSpec): boolean {
  return workOf(cell, spec) >= WORTH_SHARING
}

/** Proofs of more work than this, in millionths of a second, are shared among workers. */
const WORTH_SHARING = 3e6

/**
 * The tasks of a spec and what they solve. A long game whose moves must all be valued exactly has a task for each
 * first move and one that combines their parts: every core works on it, and the number of cores does not affect the
 * results.
 */
export const jobsOf: (spec: GameValuesSpec) => readonly Job[] = perSpec((spec) => {
  const jobs: Job[] = []
  const add = (cell: Cell, weight: number, move: number | null, needs?: Range): void => {
    const task = { index: jobs.length, weight, ...(needs && { needs }) }
    jobs.push({ cell, move, task })
  }
  for (const cell of cellsOf(spec)) {
    const work = workOf(cell, spec)
    if (!isShared(cell, spec, work)) {
      add(cell, work, null)
      continue
    }
    const from = jobs.length
    const moves = legal(cell.variant, start(cell.variant)).length
    for (let move = 0; move < moves; move++) add(cell, work / moves, move)
    add(cell, work / 1000, null, { from, to: jobs.length })
  }
  return jobs
})

/** An estimate of the work of proving a game's value. */
export function workOf({ variant, holes }: Cell, { memory }: GameValuesSpec): number {
  const { position } = start(variant)
  const how = solvability(variant, position, memory * 2 ** 20)
  return expectedWork(how.ok ? how.method : 'fast', holes, seedsInPlay(position))
}

/** Retrograde analysis values everything at once; everything else is searched move by move. */
function isShared({ variant }: Cell, spec: GameValuesSpec, work: number): boolean {
  if (spec.moves !== 'exact' || work < WORTH_SHARING) return false
  const how = solvability(variant, start(variant).position, spec.memory * 2 ** 20)
  return how.ok && how.method !== 'retrograde'
}

/** Solves what a task is for, with a prover of its game. */
export function* solveJob(
  spec: GameValuesSpec,
  job: Job,
  method: Method,
  prover: Prover,
  checkpoint?: Json,
): Generator<Progress, SolvedCell> {
  if (job.move !== null) return yield* solveMove(job, method, prover, checkpoint)
  const { variant } = job.cell
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

/** Solves the game after a first move; a later session continues from the bounds proven so far. */
export function* solveMove(
  { cell: { variant }, move }: Job,
  method: string,
  prover: Prover,
  checkpoint?: Json,
): Generator<Progress, SolvedCell> {
  const game = start(variant)
  const next = after(variant, game, legal(variant, game)[move!]!)
  const known = checkpoint === undefined ? {} : readProven(checkpoint, prover)
  const before = prover.nodes()
  const progress = (done: number, bounds: Partial<Bounds>): Progress => ({
    done,
    units: prover.nodes() - before,
    checkpoint: writeProven({ lower: -Infinity, upper: Infinity, moves: [], ...bounds }, prover),
  })
  yield* through(prover.prepare(), (done) => progress(0.2 * done, known))
  const guess = yield* through(firstGuess(prover, next), () => progress(0.2, known))
  const bounds = yield* through(valueOf(prover, next, known, guess), (now) => progress(0.3, now))
  const isProven = bounds.lower === bounds.upper
  const line = isProven
    ? yield* through(bestLine(variant, next, prover, bounds.lower), () => progress(0.95, bounds))
    : []
  return { ...bounds, moves: [], best: [], line, nodes: prover.nodes() - before, method }
}

/** Combines the values of first moves into the value of a game. */
export function gathered({ cell: { variant } }: Job, solved: readonly SolvedCell[]): SolvedCell {
  const game = start(variant)
  const moves = legal(variant, game).map((choice, at) => {
    const { lower, upper } = solved[at]!
    return { choice, lower, upper }
  })
  const bounds = tightened(game, { lower: -Infinity, upper: Infinity, moves })
  const nodes = solved.reduce((sum, part) => sum + part.nodes, 0)
  const best = bestOf(game, { ...bounds, moves, nodes, proven: bounds.lower === bounds.upper })
  return {
    ...bounds,
    moves,
    best,
    line: lineOf(game, moves, solved, bounds),
    nodes,
    method: solved[0]!.method,
  }
}

/** What is proven so far about each game: what its task found, or what its checkpoint and those of its moves prove. */
export function soFar(
  spec: GameValuesSpec,
  parts: ReadonlyMap<number, SolvedCell>,
  checkpoints: ReadonlyMap<number, Json>,
): ReadonlyMap<number, SolvedCell> {
  const jobs = jobsOf(spec)
  const provenBy = ({ cell, task }: Job): SolvedCell =>
    parts.get(task.index) ?? fromCheckpoint(cell, spec, checkpoints.get(task.index))
  return new Map(
    jobs
      .filter(({ move }) => move === null)
      .map((job) => {
        const { index, needs } = job.task
        if (!needs || parts.has(index)) return [index, provenBy(job)]
        return [index, gathered(job, jobs.slice(needs.from, needs.to).map(provenBy))]
      }),
  )
}

function fromCheckpoint({ variant }: Cell, spec: GameValuesSpec, checkpoint: Json | undefined): SolvedCell {
  const game = start(variant)
  const how = solvability(variant, game.position, spec.memory * 2 ** 20)
  const most = hasMargin(variant) ? game.position.seeds.reduce((sum, seeds) => sum + seeds, 0) : 1
  const { lower, upper, moves = [], nodes = 0 } = (checkpoint ?? {}) as unknown as Partial<Checkpoint>
  const bounds = { lower: lower ?? -most, upper: upper ?? most }
  const method = how.ok ? how.method : 'fast'
  const best = moves.length > 0 ? bestOf(game, { ...bounds, moves, nodes, proven: false }) : []
  return { ...bounds, moves, best, line: [], nodes, method }
}

/** A line of best play: among moves worth as much as the game, the one nearest the store, as elsewhere. */
function lineOf(
  { position }: Game,
  moves: readonly (Bounds & { readonly choice: Choice })[],
  solved: readonly SolvedCell[],
  { lower, upper }: Bounds,
): readonly Choice[] {
  if (lower !== upper) return []
  const south = position.toMove === 'south'
  const keeps = moves.findLastIndex((move) => (south ? move.lower >= lower : move.upper <= upper))
  return keeps < 0 ? [] : [moves[keeps]!.choice, ...solved[keeps]!.line]
}

/**
 * The prover of a shared game: consecutive tasks of a worker reuse its tables and what it has learnt. It is released
 * when its memory is needed.
 */
let kept: { readonly key: string; readonly prover: WeakRef<Prover> } | null = null

export function keptProver({ variant }: Cell, spec: GameValuesSpec, method: Method): Prover {
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

/** Games like kalah that take long are solved by all workers at once, in one memory. */
export const together: Together<GameValuesSpec, Task, SolvedCell> = {
  crewOf(spec, { index }) {
    const { cell, task } = jobsOf(spec)[index]!
    if (task.needs || !isWorthSharing(cell, spec)) return null
    const bytes = spec.memory * 2 ** 20
    const how = solvability(cell.variant, start(cell.variant).position, bytes)
    return how.ok && how.method === 'fast' ? { key: JSON.stringify(cell.variant), bytes } : null
  },
  *lead(spec, { index }, place, checkpoint) {
    const at = jobsOf(spec)[index]!
    const prover = (yield* memberOf(spec, index, place))!
    const solved = yield* solveJob(spec, at, 'fast', prover, checkpoint)
    prover.endTurn(place.turn)
    return solved
  },
  *help(spec, { index }, place) {
    const prover = yield* memberOf(spec, index, place)
    if (prover) yield* through(prover.help(place.turn), underWay)
  },
}

/** A worker stays a member of its crew from task to task; it leaves when the memory is needed. */
let member: { readonly crew: number; readonly prover: WeakRef<CrewProver> } | null = null

function* memberOf(
  spec: GameValuesSpec,
  index: number,
  place: CrewPlace,
): Generator<Progress, CrewProver | null> {
  const known = member?.crew === place.crew ? member.prover.deref() : undefined
  if (known?.usable()) return known
  member = null
  const { variant } = jobsOf(spec)[index]!.cell
  const bytes = spec.memory * 2 ** 20
  const joining = createProverInCrew(variant, start(variant), place, bytes, questionsOf(spec))
  const prover = yield* through(joining, underWay)
  if (prover) member = { crew: place.crew, prover: new WeakRef(prover) }
  return prover
}

function underWay(): Progress {
  return { done: 0 }
}

/** What is proven of a game; JSON has no infinity, so an open bound is null. */
interface Checkpoint {
  readonly lower: number | null
  readonly upper: number | null
  readonly moves: readonly MoveValue[]
  readonly nodes?: number
  readonly lemmas?: readonly Lemma[]
}

/** The proven bounds as a checkpoint, with what else took its prover long to prove. */
export function writeProven({ lower, upper, moves }: Proven, prover: Prover): Json {
  const open = (value: number) => (Number.isFinite(value) ? value : null)
  const lemmas = prover.lemmas?.() ?? []
  return {
    lower: open(lower),
    upper: open(upper),
    moves: moves as unknown as Json,
    nodes: prover.nodes(),
    ...(lemmas.length > 0 && { lemmas }),
  }
}

/** Reads a checkpoint, and lets a prover learn what is in it. */
export function readProven(checkpoint: Json, prover: Prover): Proven {
  const { lower, upper, moves, lemmas } = checkpoint as unknown as Checkpoint
  if (lemmas) prover.learn?.(lemmas)
  return { lower: lower ?? -Infinity, upper: upper ?? Infinity, moves }
}

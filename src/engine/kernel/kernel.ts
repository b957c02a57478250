import type { Agent } from '../agents/agent'
import type { Learned } from '../agents/learned'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { through } from '../through'
import { choicesIn, decodeChoice, readGame, writeGame } from './gameMemory'
import { GameRecord } from './assembly/shared/gameRecord'
import { Valuing } from './assembly/shared/stepCodes'
import { viewTable, type GameTable } from './gameTable'
import { Limit } from '../limits'
import { GamesProgram, type GamesExports } from './gamesProgram'
import { seat, type Seated } from './seat'
import type { SeriesRange } from './series'
import { lastUsed } from '../lastUsed'

/** Games to play by the kernel's variant. */
type Games = Omit<SeriesRange<Seated>, 'variant'>

/** A game and the codes of its choices; the table is valid until the next step. */
interface KeptGame {
  readonly table: GameTable
  readonly codes: readonly number[]
}

/** A choice, and how it was found. */
export interface Decision {
  readonly choice: Choice
  /** The moves that were tried; null if the player does not search. */
  readonly nodes: number | null
  /** Whether its budget ran out. */
  readonly budgetRanOut: boolean
}

/** Values of all legal moves for the mover, as the mover's seeds minus the other's at the end or at the horizon. */
export interface Evaluation {
  readonly moves: readonly { readonly choice: Choice; readonly value: number }[]
  /** `exact`: proven values at the end of the round. `estimate`: a bounded search; say so beside the numbers. */
  readonly quality: 'exact' | 'estimate'
}

/** The fast twin of the reference for one variant: whole games and searches, in slices of about ten milliseconds. */
export interface Kernel {
  readonly variant: Variant
  /**
   * Plays games in ascending order. Each step of the generator yields the games that have become ready, perhaps none;
   * a table is valid until the next step.
   */
  playGames(request: Games): Generator<GameTable, void>
  /** Plays games one by one and keeps their moves; yields nothing between the slices of a long game. */
  recordGames(request: Games): Generator<KeptGame | void, void>
  /** Lets an agent choose in a game in progress; the same seed gives the same choice. */
  chooseMove(game: Game, agent: Agent | Learned, seed: number): Generator<void, Decision>
  /** Values every legal move of the mover by a search of this many moves. */
  evaluate(game: Game, nodes: number): Generator<void, Evaluation>
}

/**
 * Laps of one call, including those of searches: about ten milliseconds of work with the board in vectors, or slot by
 * slot.
 */
const SLICE = 400_000
const SLOW_SLICE = 60_000
const SIDES = ['south', 'north'] as const

/** Creates a kernel for a variant; it keeps its memory while it is used. */
export function createKernel(variant: Variant): Kernel {
  const idle: GamesProgram[] = []

  /** Gives work its own program, so that two generators never share one; after an error it is not used again. */
  function* borrowed<Step, Answer>(
    work: (program: GamesProgram) => Generator<Step, Answer>,
  ): Generator<Step, Answer> {
    const program = idle.pop() ?? new GamesProgram(variant)
    let failed = false
    try {
      return yield* work(program)
    } catch (error) {
      failed = true
      throw error
    } finally {
      if (!failed) idle.push(program)
    }
  }

  return {
    variant,
    playGames: (request) => borrowed((program) => play(variant, program, request)),
    recordGames: (request) => borrowed((program) => record(variant, program, request)),
    chooseMove: (game, agent, seed) =>
      borrowed(function* (program) {
        const kernel = program.begin()
        const choice = decodeChoice(
          variant,
          game.position,
          yield* counted(program, choose(kernel, variant, game, agent, seed)),
        )
        const nodes = agent.kind === 'novice' ? null : kernel.nodes.value
        return { choice, nodes, budgetRanOut: kernel.ranOut.value !== 0 }
      }),
    evaluate: (game, nodes) =>
      borrowed(function* (program) {
        const { values, exact } = yield* counted(program, valueMoves(program.begin(), game, nodes))
        const moves = values.map(([code, value]) => ({
          choice: decodeChoice(variant, game.position, code),
          value,
        }))
        return { moves, quality: exact ? 'exact' : 'estimate' } as const
      }),
  }
}

/** Counts the slices of some work. */
function* counted<Answer>(program: GamesProgram, work: Generator<void, Answer>): Generator<void, Answer> {
  for (;;) {
    program.countSlice()
    const step = work.next()
    if (step.done) return step.value
    yield
  }
}

function* play(variant: Variant, program: GamesProgram, request: Games): Generator<GameTable, void> {
  const { seed, from, to, drawnMoves = 0 } = request
  const novices = request.first.kind === 'novice' && request.second.kind === 'novice'
  const inVectors = novices && drawnMoves === 0 && program.mode !== 'plain'
  const slice = inVectors ? SLICE : SLOW_SLICE
  for (let start = from; start < to;) {
    const kernel = program.begin()
    seat(kernel, variant, 0, request.first)
    seat(kernel, variant, 1, request.second)
    const size = Math.min(kernel.BATCH.value, to - start)
    kernel.beginBatch(seed, start, size, drawnMoves)
    if (!inVectors) program.countSlice()
    let done = kernel.advanceBatch(slice)
    while (done >= 0 && done < size) {
      if (kernel.isAsking()) yield* ask(variant, kernel, request, viewTable(kernel, start, 0, false))
      else yield viewTable(kernel, start, 0, false)
      if (!inVectors) program.countSlice()
      done = kernel.advanceBatch(slice)
    }
    const count = Math.abs(done)
    yield viewTable(kernel, start, count, !novices)
    start += count
  }
}

function* record(variant: Variant, program: GamesProgram, request: Games): Generator<KeptGame | void, void> {
  const { seed, from, to, drawnMoves = 0 } = request
  const kernel = program.begin()
  seat(kernel, variant, 0, request.first)
  seat(kernel, variant, 1, request.second)
  kernel.keepMoves(1)
  try {
    for (let game = from; game < to; game++) {
      const codes: number[] = []
      kernel.beginBatch(seed, game, 1, drawnMoves)
      for (let done = 0; done === 0;) {
        done = kernel.advanceBatch(SLOW_SLICE)
        const count = kernel.takeMoves()
        codes.push(...new Uint8Array(kernel.memory.buffer, kernel.MOVE_LOG.value, count))
        if (done !== 0) continue
        if (kernel.isAsking())
          for (const _ of ask(variant, kernel, request, viewTable(kernel, game, 0, false))) yield
        yield
      }
      yield { table: viewTable(kernel, game, 1, true), codes }
    }
  } finally {
    kernel.keepMoves(0)
  }
}

/** Asks the external player in the current game which choices are equally good; yields `nothing` meanwhile. */
function* ask(
  variant: Variant,
  kernel: GamesExports,
  { first, second }: Games,
  nothing: GameTable,
): Generator<GameTable, void> {
  const at = kernel.SERIES_GAME.value
  const view = new DataView(kernel.memory.buffer, at)
  const toMove = view.getUint8(GameRecord.toMove)
  const player = toMove === 0 ? first : second
  if (player.kind !== 'asked') throw new Error('Nobody is to be asked')
  const seeds = new Uint16Array(kernel.memory.buffer, at, 2 * variant.board.holes + 2)
  const key = String.fromCharCode(toMove, view.getUint32(GameRecord.quiet, true), ...seeds)
  const equals = player.equals(key, () => readGame(kernel, variant, at))
  kernel.answer(yield* through(equals, () => nothing))
}

function* choose(
  kernel: GamesExports,
  variant: Variant,
  game: Game,
  agent: Agent | Learned,
  seed: number,
): Generator<void, number> {
  if (game.phase === 'over') throw new Error('Nobody can choose in a game that is over')
  writeGame(kernel, game)
  seat(kernel, variant, SIDES.indexOf(game.position.toMove), agent)
  kernel.beginChoice(kernel.GAME.value, seed, 0)
  for (;;) {
    const choice = kernel.advanceChoice(SLOW_SLICE)
    if (choice >= 0) return choice
    yield
  }
}

function* valueMoves(
  kernel: GamesExports,
  game: Game,
  nodes: number,
): Generator<void, { values: readonly (readonly [number, number])[]; exact: boolean }> {
  writeGame(kernel, game)
  const choices = choicesIn(kernel.legal(kernel.GAME.value))
  if (choices.length === 0) return { values: [], exact: true }
  kernel.beginEvaluation(kernel.GAME.value, nodes)
  let state = kernel.advanceEvaluation(SLOW_SLICE)
  while (state === Valuing.busy) {
    yield
    state = kernel.advanceEvaluation(SLOW_SLICE)
  }
  const values = new Int32Array(kernel.memory.buffer, kernel.ROOT_VALUES.value, Limit.choices)
  return {
    values: choices.map((choice) => [choice, values[choice]!] as const),
    exact: state === Valuing.exact,
  }
}

/** A matrix of variants asks for a few kernels in turn, and a board for one. */
const kernels = lastUsed<Kernel>(4)

/** The kernel of a variant; the last few are kept, because consecutive tasks use the same. */
export function kernelOf(variant: Variant): Kernel {
  const key = JSON.stringify(variant)
  return kernels.get(key) ?? kernels.keep(key, createKernel(variant))
}

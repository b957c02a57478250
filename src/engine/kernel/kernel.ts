import type { Agent } from '../agents/agent'
import type { Choice, Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { viewTable, type GameTable } from './gameTable'
import { instantiate } from './instance'

/** Games to play: those with indices from `from` up to, not including, `to`. */
export interface GamesRequest {
  /** Plays South. */
  readonly first: Agent
  /** Plays North. */
  readonly second: Agent
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** Values of all legal moves for the mover, as the mover's seeds minus the other's at the end or at the horizon. */
export interface MoveValues {
  readonly moves: readonly { readonly choice: Choice; readonly value: number }[]
  readonly quality: 'exact' | 'estimate'
}

/** The fast twin of the reference for one variant: whole games and searches, in slices of some ten milliseconds. */
export interface Kernel {
  readonly variant: Variant
  /**
   * Plays games in ascending order. Each step of the generator yields the games that have become ready, perhaps none;
   * a table holds until the next step.
   */
  playGames(request: GamesRequest): Generator<GameTable, void>
  /** Lets an agent choose in a game under way; the same seed gives the same choice. */
  chooseMove(game: Game, agent: Agent, seed: number): Generator<void, Choice>
  /** Values every legal move of the mover by a bounded search. */
  evaluate(game: Game, nodes: number): Generator<void, MoveValues>
}

/** Laps a call may play: some ten milliseconds of work. */
const SLICE = 400_000

/** Makes a kernel for a variant; it keeps its memory for as long as it is used. */
export function createKernel(variant: Variant): Kernel {
  const { exports } = instantiate(variant)

  function* playGames({ seed, from, to }: GamesRequest): Generator<GameTable, void> {
    for (let start = from; start < to; start += exports.BATCH.value) {
      const size = Math.min(exports.BATCH.value, to - start)
      exports.beginNovices(seed, start, size)
      while (exports.advanceNovices(SLICE) < size) yield viewTable(exports, start, 0)
      yield viewTable(exports, start, size)
    }
  }

  return {
    variant,
    playGames,
    chooseMove: notYet,
    evaluate: notYet,
  }
}

function notYet(): never {
  throw new Error('Not yet')
}

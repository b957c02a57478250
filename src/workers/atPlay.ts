import { seedsInPlay } from '../engine/board/position'
import type { Progress } from '../engine/experiments/contract/experiment'
import { decide } from '../engine/players/decide'
import { playerNamed } from '../engine/players/player'
import type { Choice, Game } from '../engine/rules/game'
import { kernelOf } from '../engine/simulation/kernelOf'
import { createProver, solve, type Solution } from '../engine/solver/solve'
import { leadOf } from '../engine/solver/prover'
import { solvability } from '../engine/solver/solvable'
import { loadedTable } from '../engine/tables/loadedTables'
import { tabledMoves } from '../engine/tables/moveValues'
import { through } from '../engine/solver/through'
import type { Made } from '../engine/strategies/follow'
import type { Variant } from '../engine/variant/variant'
import type { Evaluation } from './jobs'

/** Moves looked at before values are called estimates; about a second. */
const LOOK = 1_000_000
/** Positions that a proof may look at before the search is asked instead; about two seconds. */
const PROOF = 6_000_000
/** More seeds in holes than this are not proven while somebody waits. */
const PROVABLE_SEEDS = 48
const MEMORY = 128 * 2 ** 20

/** Lets a player choose a move; one that keeps to a strategy remembers what was made in the round. */
export function* chooseMove(
  variant: Variant,
  game: Game,
  name: string,
  seed: number,
  made: readonly Made[] = [],
): Generator<Progress, Choice> {
  return (yield* through(decide(variant, game, playerNamed(name), seed, made), underWay)).choice
}

/**
 * Values all moves of a game for its mover: by an endgame table that is at hand, proven where a proof is near, else by a
 * bounded search.
 */
export function* valueMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  const tabled = tabledValues(variant, game)
  if (tabled) return tabled
  const proven = seedsInPlay(game.position) <= PROVABLE_SEEDS ? yield* prove(variant, game) : null
  if (proven) {
    const sign = game.position.toMove === 'south' ? 1 : -1
    return {
      quality: 'exact',
      moves: proven.moves.map(({ choice, lower }) => ({ choice, value: sign * lower })),
    }
  }
  return yield* through(kernelOf(variant).evaluate(game, LOOK), underWay)
}

function tabledValues(variant: Variant, game: Game): Evaluation | null {
  const table = loadedTable(variant)
  const moves = table && tabledMoves(table, game)
  if (!moves) return null
  const lead = leadOf(game.position, game.position.toMove)
  return { quality: 'exact', moves: moves.map(({ choice, value }) => ({ choice, value: lead + value })) }
}

/** Proves the value of every move, or gives up after a while. */
function* prove(variant: Variant, game: Game): Generator<Progress, Solution | null> {
  const solvable = game.phase === 'play' && solvability(variant, game.position, MEMORY)
  if (!solvable || !solvable.ok) return null
  const work = solve(variant, game, createProver(variant, game, solvable.method, MEMORY))
  for (;;) {
    const step = work.next()
    if (step.done) return step.value.moves.every(({ lower, upper }) => lower === upper) ? step.value : null
    if (step.value.nodes > PROOF) return null
    yield underWay()
  }
}

function underWay(): Progress {
  return { done: 0 }
}

import type { Progress } from '../engine/experiments/experiment'
import type { Choice, Game } from '../engine/rules/game'
import { kernelOf } from '../engine/simulation/kernelOf'
import { agentOf } from '../engine/simulation/play'
import { bestOf, createProver, solve, type Solution } from '../engine/solver/solve'
import { seedsInPlay } from '../engine/solver/prover'
import { solvability } from '../engine/solver/solvable'
import { through } from '../engine/solver/through'
import { strategyOf } from '../engine/strategies/catalogue'
import { follow, type Made } from '../engine/strategies/follow'
import type { Strategy } from '../engine/strategies/strategy'
import type { Variant } from '../engine/variant/variant'
import { PERFECT, type Evaluation } from './jobs'

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
  if (name === PERFECT) return yield* choosePerfectly(variant, game)
  const strategy = strategyOf(name)
  if (strategy) return keepTo(strategy, variant, game, made, seed)
  return yield* through(kernelOf(variant).chooseMove(game, agentOf(name), seed), underWay)
}

/** Values all moves of a game for its mover: proven where a proof is near, else by a bounded search. */
export function* valueMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  const proven = seedsInPlay(game.position) <= PROVABLE_SEEDS ? yield* prove(variant, game, PROOF) : null
  if (proven) {
    const sign = game.position.toMove === 'south' ? 1 : -1
    return {
      quality: 'exact',
      moves: proven.moves.map(({ choice, lower }) => ({ choice, value: sign * lower })),
    }
  }
  return yield* through(kernelOf(variant).evaluate(game, LOOK), underWay)
}

function keepTo(
  strategy: Strategy,
  variant: Variant,
  game: Game,
  made: readonly Made[],
  seed: number,
): Choice {
  const choice = follow(variant, strategy, game, made, seed)
  if (!choice) throw new Error('The game is over: there is nothing to choose.')
  return choice
}

function* choosePerfectly(variant: Variant, game: Game): Generator<Progress, Choice> {
  const proven = yield* prove(variant, game, Infinity)
  const best = proven && bestOf(game, proven)[0]
  if (!best) throw new Error('This game is too large to be played perfectly; choose another player.')
  return best
}

/** Proves the value of every move, or gives up after so many positions. */
function* prove(variant: Variant, game: Game, most: number): Generator<Progress, Solution | null> {
  const solvable = game.phase === 'play' && solvability(variant, game.position, MEMORY)
  if (!solvable || !solvable.ok) return null
  const work = solve(variant, game, createProver(variant, game, solvable.method, MEMORY))
  for (;;) {
    const step = work.next()
    if (step.done) return step.value.moves.every(({ lower, upper }) => lower === upper) ? step.value : null
    if (step.value.nodes > most) return null
    yield underWay()
  }
}

function underWay(): Progress {
  return { done: 0 }
}

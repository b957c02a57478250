import type { Game } from '../rules/game'
import { boundsForSouth, edgeOf, mostGain, type Bounds, type Prover } from './prover'

/** No move of South's is worth more than the game, and none of North's less; nothing else is known yet. */
export function widest(prover: Prover, game: Game, { lower, upper }: Bounds): Bounds {
  const most = mostGain(prover, game)
  const all = edgeOf(prover, game).forSouth({ lower: -most, upper: most })
  return game.position.toMove === 'south' ? { lower: all.lower, upper } : { lower, upper: all.upper }
}

/** Asks whether a move is worth as much as the game; if that cannot be decided, nothing more is known about it. */
export function* boundBest(
  prover: Prover,
  game: Game,
  next: Game,
  { lower, upper }: Bounds,
): Generator<void, Bounds> {
  if (game.position.toMove === 'south') {
    const proven = yield* boundsForSouth(prover, next, upper)
    if (proven.lower >= upper) return { lower: upper, upper }
    return { lower, upper: proven.upper < upper ? upper - prover.step : upper }
  }
  const proven = yield* boundsForSouth(prover, next, lower + 1)
  if (proven.upper <= lower) return { lower, upper: lower }
  return { lower: proven.lower > lower ? lower + prover.step : lower, upper }
}

import type { Game } from '../rules/game'
import { boundsForSouth, leadIn, mostGain, type Bounds, type Prover } from './prover'

/** No move of South's is worth more than the game, and none of North's less; nothing else is known yet. */
export function widest(prover: Prover, game: Game, { lower, upper }: Bounds): Bounds {
  const lead = leadIn(prover, game)
  const most = mostGain(prover, game)
  return game.position.toMove === 'south' ? { lower: lead - most, upper } : { lower, upper: lead + most }
}

/** Asks whether a move is worth as much as the game; if that cannot be decided, nothing more is known about it. */
export function* tellBest(
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

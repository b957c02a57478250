import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'
import { successors } from './oneRound'
import { leadOf, type Bounds } from './prover'

const SLICE = 300

/**
 * South's gain from a game on, by playing out every line with its history, because a repetition ends the round where
 * it first happens. `boundsOf` holds for any history. Once the budget of moves is spent, those bounds stand.
 */
export function* playOut(
  variant: Variant,
  root: Game,
  boundsOf: (game: Game) => Bounds,
  budget: number,
): Generator<void, Bounds> {
  let left = budget

  function* worth(game: Game): Generator<void, Bounds> {
    const known = boundsOf(game)
    if (known.lower === known.upper) return known
    const games = successors(variant, game)
    left -= games.length
    if (left % SLICE < games.length) yield
    const south = game.position.toMove === 'south'
    const best = south ? Math.max : Math.min
    let lower = south ? -Infinity : Infinity
    let upper = lower
    for (const next of games) {
      const gain = leadOf(next.position, 'south') - leadOf(game.position, 'south')
      const below = yield* valueAfter(next)
      lower = best(lower, gain + below.lower)
      upper = best(upper, gain + below.upper)
      if (south ? lower >= known.upper : upper <= known.lower) break
    }
    return { lower: Math.max(lower, known.lower), upper: Math.min(upper, known.upper) }
  }

  function* valueAfter(game: Game): Generator<void, Bounds> {
    if (game.phase === 'over') return { lower: 0, upper: 0 }
    return left > 0 ? yield* worth(game) : boundsOf(game)
  }

  return yield* worth(root)
}

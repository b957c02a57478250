import type { Choice, Game } from '../rules/game'
import { legal } from '../rules/legal'
import type { Variant } from '../variant/variant'
import { after } from './oneRound'
import { leadOf, type Prover } from './prover'

/** A line of best play from a game of that value to its end, as far as it can be proven. */
export function* bestLine(
  variant: Variant,
  game: Game,
  prover: Prover,
  value: number,
): Generator<void, readonly Choice[]> {
  const line: Choice[] = []
  for (let now = game; now.phase !== 'over';) {
    const found = yield* keeping(variant, now, prover, value)
    if (!found) break
    line.push(found.choice)
    now = found.next
  }
  return line
}

/** The first choice that keeps the value, nearest the store first. */
function* keeping(
  variant: Variant,
  game: Game,
  prover: Prover,
  value: number,
): Generator<void, { readonly choice: Choice; readonly next: Game } | null> {
  const south = game.position.toMove === 'south'
  for (const choice of [...legal(variant, game)].reverse()) {
    const next = after(variant, game, choice)
    const kept = south ? yield* isWorth(prover, next, value) : !(yield* isWorth(prover, next, value + 1))
    if (kept) return { choice, next }
  }
  return null
}

/** Whether a game is worth at least so much to South. */
export function* isWorth(prover: Prover, game: Game, value: number): Generator<void, boolean> {
  const { position } = game
  const lead = leadOf(position, 'south')
  if (game.phase === 'over') return lead >= value
  if (position.toMove === 'south') {
    return (yield* prover.isAtLeast(game, value - lead)).lower >= value - lead
  }
  return (yield* prover.isAtLeast(game, lead - value + 1)).upper <= lead - value
}

import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import type { Variant } from '../variant/variant'
import { after } from './oneRound'
import { isAtLeast, isAtMost, type Prover } from './prover'

/** A line of best play from a game of that value to its end, up to where it is proven. */
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

/** The first choice that provably keeps the value, nearest the store first. */
function* keeping(
  variant: Variant,
  game: Game,
  prover: Prover,
  value: number,
): Generator<void, { readonly choice: Choice; readonly next: Game } | null> {
  const isKept = game.position.toMove === 'south' ? isAtLeast : isAtMost
  for (const choice of [...legal(variant, game)].reverse()) {
    const next = after(variant, game, choice)
    if (yield* isKept(prover, next, value)) return { choice, next }
  }
  return null
}

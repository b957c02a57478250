import { encodeChoice, type KernelGame } from '../kernel/gameMemory'
import type { Asked } from '../kernel/seat'
import { lastUsed } from '../lastUsed'
import type { Game } from '../rules/game'
import { start } from '../rules/match'
import { goesOn } from '../variant/consequences'
import { canRepeat } from '../variant/support'
import type { Variant } from '../variant/variant'
import { bestChoices } from './perfect'

/** How many positions keep their best choices; beyond that, all are dropped and proven again. */
const MOST_KEPT = 500_000

/** What was proven, by variant: consecutive games and tasks reach the same positions. */
const proven = lastUsed<Map<string, bigint>>(2)

/**
 * The player that proves its moves, asked by the kernel in single rounds; null if the best choice may depend on more
 * than the board: on earlier positions or rounds.
 */
export function perfectInKernel(variant: Variant): Asked | null {
  if (goesOn(variant) || canRepeat(variant)) return null
  const name = JSON.stringify(variant)
  const known = proven.get(name) ?? proven.keep(name, new Map<string, bigint>())
  return {
    kind: 'asked',
    *equals(key, read) {
      const kept = known.get(key)
      if (kept !== undefined) return kept
      const now = read()
      const root = start(variant, now.first)
      const game = gameOf(root, now)
      const best = yield* bestChoices(variant, game, root)
      const equals = best.reduce(
        (set, choice) => set | (1n << BigInt(encodeChoice(variant, game.position, choice))),
        0n,
      )
      if (known.size >= MOST_KEPT) known.clear()
      known.set(key, equals)
      return equals
    },
  }
}

/** A round in progress with the reference rules. */
function gameOf(root: Game, { seeds, toMove, quiet, lastMover }: KernelGame): Game {
  return { ...root, position: { ...root.position, seeds, toMove }, quiet, lastMover }
}

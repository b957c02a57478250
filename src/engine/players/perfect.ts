import { nameOf } from '../../locales/message'
import { seedsInPlay } from '../board/position'
import { lastUsed } from '../lastUsed'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { after } from '../solver/oneRound'
import { isAtLeast, isAtMost, type Prover, valueOf } from '../solver/prover'
import { createProver } from '../solver/solve'
import { through } from '../through'
import { loadedTable } from '../tables/loadedTables'
import { tabledMoves } from '../tables/moveValues'
import { canRepeat } from '../variant/support'
import type { Variant } from '../variant/variant'
import { PERFECT_MEMORY, perfectMethod } from './perfectReach'

/** The prover used last; the moves of a game, and consecutive games, use the same one. */
const provers = lastUsed<Prover>(1, (prover) => prover.usable())

/**
 * The choices with the highest value in a game that came from `root`, for the current round; if play can repeat,
 * those whose value is proven, or all of them if none is. Throws if the game is too large.
 */
export function* bestChoices(variant: Variant, game: Game, root = game): Generator<void, readonly Choice[]> {
  const tabled = bestByTable(variant, game)
  if (tabled) return tabled
  const prover = yield* proverOf(variant, root)
  const south = game.position.toMove === 'south'
  const { lower, upper } = yield* through(valueOf(prover, game), () => undefined)
  const choices = legal(variant, game)
  const best: Choice[] = []
  for (const choice of choices) {
    const next = after(variant, game, choice)
    const keeps = south ? isAtLeast(prover, next, lower) : isAtMost(prover, next, upper)
    if (yield* keeps) best.push(choice)
  }
  return best.length > 0 ? best : choices
}

/**
 * The same choices from a table that is in memory, which saves the proof; null without one. Where play can repeat, the
 * proof knows what happened before and the table does not, so the choice must not depend on whether there is one.
 */
function bestByTable(variant: Variant, game: Game): readonly Choice[] | null {
  const table = canRepeat(variant) ? null : loadedTable(variant)
  const moves = table && tabledMoves(table, game)
  if (!moves) return null
  const best = Math.max(...moves.map(({ value }) => value))
  return moves.filter(({ value }) => value === best).map(({ choice }) => choice)
}

function* proverOf(variant: Variant, root: Game): Generator<void, Prover> {
  const method = perfectMethod(variant, root.position)
  if (!method.ok) throw new Error(nameOf(method.error))
  const { seeds, burnt } = root.position
  const all = seeds.reduce((sum, count) => sum + count, 0)
  const from =
    method.value === 'retrograde' ? root.position : { inPlay: seedsInPlay(root.position), all, burnt }
  const key = JSON.stringify([variant, from])
  const known = provers.get(key)
  if (known !== undefined) return known
  provers.clear()
  const prover = createProver(variant, root, method.value, PERFECT_MEMORY)
  yield* through(prover.prepare(), () => undefined)
  return provers.keep(key, prover)
}

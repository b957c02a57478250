import { seedsInPlay, type Position } from '../board/position'
import { message, type Text, nameOf } from '../../locales/message'
import { lastUsed } from '../lastUsed'
import { ok, refuse, type Result } from '../result'
import type { Choice, Game } from '../rules/game'
import { legal } from '../rules/legal'
import { start } from '../rules/match'
import { positionsUpTo } from '../solver/memory'
import { after } from '../solver/oneRound'
import { isAtLeast, isAtMost, type Prover } from '../solver/prover'
import { solvability, type Method } from '../solver/solvable'
import { createProver, valueOf } from '../solver/solve'
import { through } from '../solver/through'
import type { Variant } from '../variant/variant'

const MEMORY = 128 * 2 ** 20
/** Larger games may take minutes per move, which nobody would wait for. */
const MOST_POSITIONS: Readonly<Record<Method, bigint>> = {
  fast: 10n ** 11n,
  search: 10n ** 10n,
  retrograde: 3n * 10n ** 6n,
}

/** The prover used last; the moves of a game, and game after game, ask the same one. */
const provers = lastUsed<Prover>(1, (prover) => prover.usable())

/** How the game from a position is played perfectly, or why it cannot be. */
function methodFor(variant: Variant, position: Position): Result<Method, Text> {
  const solvable = solvability(variant, position, MEMORY)
  if (!solvable.ok) return refuse(solvable.because)
  const positions = positionsUpTo(variant.board.holes, seedsInPlay(position))
  if (positions <= MOST_POSITIONS[solvable.method]) return ok(solvable.method)
  return refuse(message('play.tooLargeForPerfect'))
}

/** Why a variant cannot be played perfectly from its start, if it cannot. */
export function tooLargeToPlay(variant: Variant): Text | null {
  const method = methodFor(variant, start(variant).position)
  return method.ok ? null : method.error
}

/**
 * The choices that are worth most in a game that came from `root`, its own round valued; where play can go in circles,
 * those whose worth is proven. Throws if the game is too large.
 */
export function* bestChoices(variant: Variant, game: Game, root = game): Generator<void, readonly Choice[]> {
  const prover = yield* proverOf(variant, root)
  const south = game.position.toMove === 'south'
  const { lower, upper } = yield* through(valueOf(prover, game), () => undefined)
  const best: Choice[] = []
  for (const choice of legal(variant, game)) {
    const next = after(variant, game, choice)
    const keeps = south ? isAtLeast(prover, next, lower) : isAtMost(prover, next, upper)
    if (yield* keeps) best.push(choice)
  }
  return best
}

function* proverOf(variant: Variant, root: Game): Generator<void, Prover> {
  const method = methodFor(variant, root.position)
  if (!method.ok) throw new Error(nameOf(method.error))
  const { seeds, burnt } = root.position
  const all = seeds.reduce((sum, count) => sum + count, 0)
  const from =
    method.value === 'retrograde' ? root.position : { inPlay: seedsInPlay(root.position), all, burnt }
  const key = JSON.stringify([variant, from])
  const known = provers.get(key)
  if (known !== undefined) return known
  provers.clear()
  const prover = createProver(variant, root, method.value, MEMORY)
  yield* through(prover.prepare(), () => undefined)
  return provers.keep(key, prover)
}

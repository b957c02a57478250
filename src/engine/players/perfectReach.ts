import { message, type Text } from '../../locales/message'
import { seedsInPlay, type Position } from '../board/position'
import { ok, refuse, type Result } from '../result'
import { start } from '../rules/match'
import { positionsUpTo } from '../solver/memory'
import { solvability, type Method } from '../solver/solvable'
import type { Variant } from '../variant/variant'

/** The memory that the player that proves its moves may use, in bytes. */
export const PERFECT_MEMORY = 128 * 2 ** 20

/** Larger games may take minutes per move, which nobody would wait for. */
const MOST_POSITIONS: Readonly<Record<Method, bigint>> = {
  fast: 10n ** 11n,
  search: 10n ** 10n,
  retrograde: 3n * 10n ** 6n,
}

/** How the game from a position can be played perfectly, or why not; decided without searching. */
export function perfectMethod(variant: Variant, position: Position): Result<Method, Text> {
  const solvable = solvability(variant, position, PERFECT_MEMORY)
  if (!solvable.ok) return refuse(solvable.because)
  const positions = positionsUpTo(variant.board.holes, seedsInPlay(position))
  if (positions <= MOST_POSITIONS[solvable.method]) return ok(solvable.method)
  return refuse(message('play.tooLargeForPerfect'))
}

/** Why a variant cannot be played perfectly from its start, if it cannot. */
export function tooLargeToPlay(variant: Variant): Text | null {
  const method = perfectMethod(variant, start(variant).position)
  return method.ok ? null : method.error
}

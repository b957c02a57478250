import { parsePositionOf } from '../board/notation'
import type { Game } from '../rules/game'
import { startFrom } from '../rules/match'
import { findPreset } from '../variant/catalogue'
import type { Variant } from '../variant/variant'

/**
 * What is to be found, always exactly one move: the one that wins, the one that saves the draw, the one that ends with
 * most seeds although the result stays the same, or the one that starts the turn that brings most.
 */
export const GOALS = ['win', 'draw', 'most', 'turn'] as const
export type Goal = (typeof GOALS)[number]

/**
 * What the solution is about. `defence`: it leaves aside a capture or another move that a different hole offers.
 * `opening`: it wins the game before the opponent has moved. `quiet`: no hole offers anything at once.
 */
export const THEMES = ['again', 'capture', 'starve', 'defence', 'relay', 'opening', 'quiet'] as const
export type Theme = (typeof THEMES)[number]

/** Found by players who hardly look ahead; by one who looks four turns ahead; by neither. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The game of a puzzle: a preset in a size. */
export interface PuzzleGame {
  readonly game: string
  readonly holes: number
  readonly seeds: number
}

/** A position with South to move in which exactly one move reaches a goal, proven. */
export interface Puzzle extends PuzzleGame {
  readonly position: string
  readonly goal: Goal
  readonly theme: Theme
  readonly difficulty: Difficulty
}

/** A puzzle with everything that is needed to play it. */
export interface SetUp {
  readonly variant: Variant
  readonly game: Game
}

/** Sets up the position of a puzzle; null if there is no such game or the position cannot occur in it. */
export function setUp({
  game: id,
  holes,
  seeds,
  position,
}: Pick<Puzzle, keyof PuzzleGame | 'position'>): SetUp | null {
  const variant = findPreset(id)?.make({ holes, seeds })
  if (!variant) return null
  const parsed = parsePositionOf(variant, position)
  if (!parsed.ok) return null
  const game = startFrom(variant, parsed.value)
  return game.phase === 'play' && game.position.toMove === 'south' ? { variant, game } : null
}

import type { Choice } from '../engine/board/choice'
import { formatChoice, formatPosition, parseChoice, parsePositionOf } from '../engine/board/notation'
import type { Game } from '../engine/rules/game'
import { legal } from '../engine/rules/legal'
import { start, startFrom } from '../engine/rules/match'
import { describePlayProblem, play } from '../engine/rules/play'
import type { Step } from '../engine/rules/step'
import { findPreset } from '../engine/variant/catalogue'
import { describeProblem } from '../engine/variant/describeProblem'
import { parseVariant } from '../engine/variant/parse'
import type { Variant } from '../engine/variant/variant'
import { message, type Text } from '../locales/message'
import { say } from './speech'

/** A game of a variant. */
export interface BoardModel {
  readonly variant: Variant
  readonly game: Game
}

/** The game of a fresh board. */
export const USUAL = 'kalah'

/** Reads a variant by its id or from an object; throws an error in words. */
export function readVariant(
  input: unknown,
  sizes: { readonly holes?: number | undefined; readonly seeds?: number | undefined },
): Variant {
  const preset = typeof input === 'string' ? findPreset(input) : undefined
  if (typeof input === 'string' && !preset) throw problem(message('open.unknownVariant', { name: input }))
  const parsed = parseVariant(preset ? preset.make(sizes) : input)
  if (!parsed.ok) throw new Error(parsed.error.map((each) => say(describeProblem(each))).join(' '))
  return parsed.value
}

/** A game from a position, or from the start; throws an error in words. */
export function readGame(variant: Variant, position: string | null): Game {
  if (position === null || position.trim() === '') return start(variant)
  const read = parsePositionOf(variant, position)
  if (!read.ok) throw problem(read.error)
  return startFrom(variant, read.value)
}

/** What happens when a move is played; throws an error in words if the rules do not allow it. */
export function playMove(
  { variant, game }: BoardModel,
  move: string,
): { readonly choice: Choice; readonly after: Game; readonly steps: readonly Step[] } {
  const choice = parseChoice(variant, move)
  if (!choice.ok) throw problem(choice.error)
  const played = play(variant, game, choice.value)
  if (!played.ok) throw problem(describePlayProblem(played.error))
  return { choice: choice.value, after: played.value.game, steps: played.value.steps }
}

/** The legal moves, as text. */
export function movesOf({ variant, game }: BoardModel): readonly string[] {
  return legal(variant, game).map(formatChoice)
}

/** The position of a board, as text. */
export function positionOf({ game }: BoardModel): string {
  return formatPosition(game.position)
}

function problem(text: Text): Error {
  return new Error(say(text))
}

import { formatChoice, formatRecord, parseRecord } from '../../../engine/board/notation'
import type { Position, Side } from '../../../engine/board/position'
import { ok, refuse, type Result } from '../../../engine/result'
import type { Choice } from '../../../engine/board/choice'
import { isDealt } from '../../../engine/rules/deal'
import type { Game } from '../../../engine/rules/game'
import { start, startFrom, startPosition } from '../../../engine/rules/match'
import { describePlayProblem, play, type PlayProblem } from '../../../engine/rules/play'
import type { Step } from '../../../engine/rules/step'
import type { Made } from '../../../engine/strategies/follow'
import { drawsFirst } from '../../../engine/variant/consequences'
import type { Variant } from '../../../engine/variant/variant'
import { message, type Text } from '../../../locales/message'

/** One move of a record, with the game before and after it. */
export interface Played {
  readonly side: Side
  readonly choice: Choice
  readonly before: Game
  readonly after: Game
  readonly steps: readonly Step[]
}

/** A game from its first position. */
export interface PlayedGame {
  readonly variant: Variant
  /** A position set up by hand, or null for the variant's own start. */
  readonly setUp: Position | null
  /** Who won the draw, if the variant draws lots. */
  readonly lot: Side
  readonly beginning: Game
  readonly moves: readonly Played[]
}

/** An empty record. */
export function beginRecord(
  variant: Variant,
  lot: Side = 'south',
  setUp: Position | null = null,
): PlayedGame {
  const beginning = setUp ? startFrom(variant, setUp) : start(variant, lot)
  return { variant, setUp, lot, beginning, moves: [] }
}

/** A start whose seeds are dealt at random, for variants that deal them; null for all others. */
export function dealtStart(variant: Variant, lot: Side, random: () => number): Position | null {
  if (!isDealt(variant)) return null
  const starter = drawsFirst(variant) ? lot : 'south'
  return startPosition(variant, starter, (count) => Math.floor(random() * count))
}

/** The game after the first `count` moves. */
export function gameAt(record: PlayedGame, count: number): Game {
  return count === 0 ? record.beginning : record.moves[count - 1]!.after
}

/** The choices made so far in the current round after the first `count` moves. */
export function madeInRound(record: PlayedGame, count: number): readonly Made[] {
  const { round } = gameAt(record, count)
  return record.moves
    .slice(0, count)
    .filter(({ before }) => before.round === round)
    .map(({ side, choice }) => ({ side, choice }))
}

/** The game at the start of the round that the first `count` moves lead to; nothing where that is not known. */
export function roundStartOf(record: PlayedGame, count: number): { readonly roundStart?: Game } {
  const now = gameAt(record, count)
  const first = record.moves.slice(0, count).find(({ before }) => before.round === now.round)
  return { roundStart: first?.before ?? now }
}

/** Continues after the first `count` moves; later moves are dropped. */
export function extendRecord(
  record: PlayedGame,
  count: number,
  choice: Choice,
): Result<PlayedGame, PlayProblem> {
  const move = playMove(record.variant, gameAt(record, count), choice)
  return move.ok ? ok({ ...record, moves: [...record.moves.slice(0, count), move.value] }) : move
}

function playMove(variant: Variant, before: Game, choice: Choice): Result<Played, PlayProblem> {
  const played = play(variant, before, choice)
  if (!played.ok) return played
  const { game: after, steps } = played.value
  return ok({ side: before.position.toMove, choice, before, after, steps })
}

/** Plays a list of choices up to the first illegal one, and returns where that is. */
function playAll(
  record: PlayedGame,
  choices: readonly Choice[],
): {
  readonly record: PlayedGame
  readonly refused: { readonly index: number; readonly problem: PlayProblem } | null
} {
  const moves = [...record.moves]
  const grown = { ...record, moves }
  for (const [index, choice] of choices.entries()) {
    const move = playMove(record.variant, gameAt(grown, moves.length), choice)
    if (!move.ok) return { record: grown, refused: { index, problem: move.error } }
    moves.push(move.value)
  }
  return { record: grown, refused: null }
}

/** The record of another line of the same game: the moves that both share are kept, the rest is played. */
export function recordOfLine(record: PlayedGame, line: string): Result<PlayedGame, Text> {
  const read = parseRecord(record.variant, line)
  if (!read.ok) return read
  const { choices } = read.value
  const isSame = (choice: Choice, other: Choice | undefined): boolean =>
    other !== undefined && formatChoice(choice) === formatChoice(other)
  const parting = choices.findIndex((choice, k) => !isSame(choice, record.moves[k]?.choice))
  const shared = parting < 0 ? choices.length : parting
  const kept = { ...record, moves: record.moves.slice(0, shared) }
  return played(kept, choices.slice(shared), shared)
}

/** A record in notation: its starting position, unless it is the variant's, and its choices. */
export function recordText({ setUp, lot, variant, moves }: PlayedGame): string {
  const choices = moves.map(({ choice }) => choice)
  const from = setUp ?? (drawsFirst(variant) ? lot : undefined)
  return formatRecord(from === undefined ? { choices } : { from, choices })
}

/** Reads a record and replays it; an illegal move is reported. */
export function recordFrom(variant: Variant, text: string): Result<PlayedGame, Text> {
  const read = parseRecord(variant, text)
  if (!read.ok) return read
  const { from, choices } = read.value
  const [lot, setUp] =
    typeof from === 'object' ? (['south', from] as const) : ([from ?? 'south', null] as const)
  return played(beginRecord(variant, lot, setUp), choices, 0)
}

/** Plays choices after the first `count` moves; a move that the rules refuse is named. */
function played(record: PlayedGame, choices: readonly Choice[], count: number): Result<PlayedGame, Text> {
  const { record: grown, refused } = playAll(record, choices)
  if (!refused) return ok(grown)
  const problem = describePlayProblem(refused.problem)
  return refuse(message('play.moveRefused', { move: count + refused.index + 1, problem }))
}

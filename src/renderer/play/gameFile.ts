import * as v from 'valibot'
import type { Position, Side } from '../../engine/board/position'
import { ok, refuse, type Result } from '../../engine/result'
import { describePlayProblem } from '../../engine/rules/play'
import { describeProblem, parseVariant } from '../../engine/variant/parse'
import type { Players } from '../stores/game'
import { formatMoves, formatPosition, parseMoves, parsePosition } from './notation'
import { isPlayer } from './players'
import { beginRecord, playAll, type Record } from './record'

/** A game as a file keeps it: record, players, title, and where one stands in it. */
export interface GameFile {
  readonly record: Record
  readonly players: Players
  readonly title: string
  readonly at: number
}

const MOST_MOVES = 100_000

const shape = v.object({
  lumbung: v.literal('game'),
  schema: v.literal(1),
  variant: v.unknown(),
  title: v.pipe(v.string(), v.maxLength(500)),
  lot: v.picklist(['south', 'north']),
  position: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  moves: v.pipe(v.string(), v.maxLength(4 * MOST_MOVES)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  players: v.object({ south: v.custom<string>(isPlayer), north: v.custom<string>(isPlayer) }),
})

/** Writes a game as the text of a `.lumbung` file. */
export function writeGame({ record, players, title, at }: GameFile): string {
  const file = {
    lumbung: 'game',
    schema: 1,
    title,
    players,
    lot: record.lot,
    position: record.setUp && formatPosition(record.setUp),
    moves: formatMoves(record.moves.map(({ choice }) => choice)),
    at,
    variant: record.variant,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads the text of a `.lumbung` file; every move is played by the rules, so a wrong one is found and named. */
export function readGame(text: string): Result<GameFile, string> {
  const file = v.safeParse(shape, parseJson(text))
  if (!file.success) return refuse('This is not a game of Lumbung, or it is damaged.')
  const variant = parseVariant(file.output.variant)
  if (!variant.ok)
    return refuse(`The variant in this game is not sound: ${variant.error.map(describeProblem).join(' ')}`)
  const moves = parseMoves(file.output.moves)
  if (!moves.ok) return moves
  const setUp = readSetUp(file.output.position, variant.value.board.holes)
  if (!setUp.ok) return setUp
  const { lot, players, title, at } = file.output
  const { record, refused } = playAll(
    beginRecord(variant.value, lot satisfies Side, setUp.value),
    moves.value,
  )
  if (refused)
    return refuse(`Move ${refused.index + 1} cannot be played: ${describePlayProblem(refused.problem)}`)
  return ok({ record, players, title, at: Math.min(at, record.moves.length) })
}

function readSetUp(text: string | null, holes: number): Result<Position | null, string> {
  return text === null ? ok(null) : parsePosition(text, holes)
}

/** What JSON text says, or undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

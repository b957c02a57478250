import * as v from 'valibot'
import { ok, refuse, type Result } from '../../../engine/result'
import type { ValuedMove } from '../../../engine/review/judge'
import { describeProblems } from '../../../engine/variant/describeProblem'
import { parseVariant } from '../../../engine/variant/parse'
import { sparse } from '../../../engine/variant/sparse'
import { message, type Text } from '../../../locales/message'
import { parseJson } from '../../platform/parseJson'
import { textShape } from '../../storage/textShape'
import type { Players } from '../gameStore'
import { isPlayer } from '../players'
import { recordFrom, recordOfLine, recordText, type PlayedGame } from '../record/record'
import { lineOf } from '../record/variations/gameVariations'
import {
  continues,
  hasMore,
  LONGEST_COMMENT,
  MOST_LINES,
  onlyLine,
  withLine,
  type Variations,
} from '../record/variations/variations'
import { readReview, writeReview } from '../review/storedReview'

/** A game as a file keeps it: record, players, title, and the position shown. */
interface GameFile {
  readonly record: PlayedGame
  readonly variations: Variations
  readonly players: Players
  readonly title: Text
  readonly at: number
  /** What a review found of the first moves; nothing where there was none. */
  readonly valued?: readonly ValuedMove[]
}

/** A game that was read; whether its file carried a review that does not fit it and was left out. */
interface ReadGame extends GameFile {
  readonly valued: readonly ValuedMove[]
  readonly reviewLeftOut: boolean
}

const shape = v.object({
  lumbung: v.literal('game'),
  schema: v.literal(1),
  variant: v.unknown(),
  title: textShape,
  record: v.string(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  review: v.optional(v.unknown()),
  players: v.object({ south: v.custom<string>(isPlayer), north: v.custom<string>(isPlayer) }),
  variations: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_LINES))),
  comments: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)))),
})

/** Writes a game as the text of a `.lumbung` file. */
export function writeGame({ record, variations, players, title, at, valued = [] }: GameFile): string {
  const file = {
    lumbung: 'game',
    schema: 1,
    title,
    players,
    record: recordText(record),
    at,
    // Only where there are any, so that a plain game is written as it always was, and never more than can be read.
    ...(hasMore(variations) && {
      variations: variations.lines.slice(0, MOST_LINES),
      comments: variations.comments,
    }),
    variant: sparse(record.variant),
    ...(valued.length > 0 && { review: writeReview(valued) }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Reads the text of a `.lumbung` file; every move is replayed by the rules, so an illegal one is found and reported.
 */
export function readGame(text: string): Result<ReadGame, Text> {
  const file = v.safeParse(shape, parseJson(text))
  if (!file.success) return refuse(message('gameNews.notAGame'))
  const variant = parseVariant(file.output.variant)
  if (!variant.ok)
    return refuse(message('gameNews.badVariant', { problems: describeProblems(variant.error) }))
  const record = recordFrom(variant.value, file.output.record)
  if (!record.ok) return record
  const { players, title, at, variations: lines, comments, review = [] } = file.output
  const variations = readVariations(record.value, lines ?? [], comments ?? {})
  if (!variations.ok) return variations
  const { moves } = record.value
  const valued = readReview(review, variant.value, moves)
  return ok({
    record: record.value,
    variations: variations.value,
    players,
    title,
    at: Math.min(at, moves.length),
    valued: valued ?? [],
    reviewLeftOut: valued === null,
  })
}

/** Plays every variation by the rules, and keeps the comments on positions that occur. */
function readVariations(
  record: PlayedGame,
  lines: readonly string[],
  comments: Readonly<Record<string, string>>,
): Result<Variations, Text> {
  let variations: Variations | null = null
  for (const line of lines) {
    const read = recordOfLine(record, line)
    if (!read.ok) return read
    const played = lineOf(read.value)
    variations = variations ? withLine(variations, played) : onlyLine(played)
  }
  const own = lineOf(record)
  const all = variations ? withLine(variations, own) : onlyLine(own)
  const known = Object.entries(comments).filter(([path]) => all.lines.some((line) => continues(line, path)))
  return ok({ ...all, comments: Object.fromEntries(known) })
}
